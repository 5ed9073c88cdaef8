import * as styles from "./showcase-bar.module.css";
import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fill } from "#shared/words.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Phrase } from "#app/lib/phrase.tsx";
import { mayLeadBack, type Place, placeOf } from "./places.server.ts";
import * as words from "./words.ts";

const PANEL = "showcase-panel";
const TITLE = "showcase-title";

const markup = new Map<string, string>();

/**
 * The bar of a page as HTML, so that its words cost no script: where it stands in the exhibition; on other pages only a way back, which is
 * hidden until somebody came from a home page (`showcase-bar.tsx`); nothing where nobody comes from one.
 */
export function barMarkup(path: string): string {
  const known = markup.get(path);
  if (known !== undefined) return known;
  const place = placeOf(path);
  const isShown = place !== null || mayLeadBack(path);
  const made = isShown ? renderToStaticMarkup(<Bar place={place} />) : "";
  // Addresses that nobody made are not kept: there is no end of them.
  if (isShown) markup.set(path, made);
  return made;
}

function Bar({ place }: { place: Place | null }) {
  return (
    <nav
      aria-label={words.bar}
      hidden={!place}
      data-home={place?.isHome ? place.name : undefined}
      data-no-print=""
      className={styles.bar}
    >
      <div className={styles.tabs}>
        {!place?.isHome && <WayBack className={styles.tab} />}
        {place && (
          <button type="button" popoverTarget={PANEL} className={styles.tab}>
            <Mark />
            <span>{place.name}</span> <span className="sr-only">{fill(words.position, place)}</span>
          </button>
        )}
      </div>
      {place && <Panel {...place} />}
      <div className={`${styles.end} flex flex-wrap items-center justify-between gap-x-8 py-3`}>
        {!place?.isHome && <WayBack />}
        {place && <End {...place} />}
      </div>
    </nav>
  );
}

function WayBack({ className }: { className?: string }) {
  return (
    <a href="/" hidden data-back="" className={className}>
      <Icon name="arrow-left" className="size-4 rtl:-scale-x-100" />
      <span>
        <Phrase of={words.backTo} name={<b />} />
      </span>
    </a>
  );
}

/** Where the page ends: the one before and after it, all of them. */
function End({ previous, next, all }: Place) {
  return (
    <>
      {previous && (
        <a href={previous.href}>
          <Icon name="chevron-left" className="size-4 rtl:-scale-x-100" />
          <span className="sr-only">{words.previous}</span> {previous.name}
        </a>
      )}
      {next && (
        <a href={next.href} className="md:order-last">
          <span className="sr-only">{words.next}</span> {next.name}
          <Icon name="chevron-right" className="size-4 rtl:-scale-x-100" />
        </a>
      )}
      <a href={all.href}>{all.name}</a>
    </>
  );
}

function Panel({ name, href, kind, at, count, text, previous, next, take, all, links }: Place) {
  return (
    <div
      popover="auto"
      id={PANEL}
      role="group"
      aria-labelledby={TITLE}
      className={`${styles.bar} ${styles.panel}`}
    >
      <h2 id={TITLE}>{name}</h2>
      <p>
        {kind} {fill(words.position, { at, count })}. {text}
      </p>
      {previous && next && (
        <div className={`${styles.steps} flex justify-between gap-4`}>
          <a href={previous.href}>
            {words.previous} {previous.name}
          </a>
          <a href={next.href}>
            {words.next} {next.name}
          </a>
        </div>
      )}
      <div className={styles.take}>
        <h3>{words.takeHome}</h3>
        <p>{take.text}</p>
        <p className={`${styles.code} mt-3 flex items-center justify-between gap-4`}>
          <code dir="ltr">
            <Phrases of={take.code} />
          </code>
          <button type="button" data-copy="" className="needs-script shrink-0">
            {words.copy}
          </button>
          <span role="status" className="sr-only" />
        </p>
      </div>
      <ul>
        {[all, ...links, { name: words.top, href: `${href}#top` }].map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Code that breaks where its options begin, if it must. */
function Phrases({ of }: { of: string }) {
  return of.split(/ (?=--\w)/).map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && " "}
      <span className="inline-block">{phrase}</span>
    </Fragment>
  ));
}

/** The template's mark, which stays when an owner puts another into `SiteMark`: a shop window with one pane lit, on any ground. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-4 shrink-0">
      <path d="M4 6a2 2 0 0 1 2-2h10v24H6a2 2 0 0 1-2-2z" fill="#ffb224" />
      <path
        d="M18 4h8a2 2 0 0 1 2 2v6H18zM18 14h10v12a2 2 0 0 1-2 2h-8z"
        fill="currentColor"
        opacity=".45"
      />
    </svg>
  );
}
