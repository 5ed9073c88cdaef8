import * as styles from "./showcase-bar.module.css";
import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fill } from "#shared/words.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import type { IconName } from "#app/elements/media/icon-names.ts";
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
    <div
      hidden={!place}
      data-home={place?.isHome ? place.name : undefined}
      data-no-print=""
      className="contents"
    >
      <div className={styles.ground} />
      <nav aria-label={words.bar} className={styles.bar}>
        <details open className={styles.fold}>
          <summary>
            <Mark />
            <span className="sr-only">{words.fold}</span>
          </summary>
          <div className={styles.row}>
            {!place?.isHome && <WayBack />}
            {place && <Steps {...place} />}
          </div>
        </details>
        {place && <Panel {...place} />}
      </nav>
    </div>
  );
}

function WayBack() {
  return (
    <a href="/" hidden data-back="" className={styles.back}>
      <Icon name="arrow-left" className="size-4 rtl:-scale-x-100" />
      <span>
        <Phrase of={words.backTo} name={<b />} />
      </span>
    </a>
  );
}

function Steps({ name, at, count, previous, next }: Place) {
  return (
    <>
      {previous && (
        <Step icon="chevron-left" href={previous.href}>
          {fill(words.previous, { name: previous.name })}
        </Step>
      )}
      <button type="button" popoverTarget={PANEL} className={styles.name}>
        <b>{name}</b> <span>{fill(words.position, { at, count })}</span>
      </button>
      {next && (
        <Step icon="chevron-right" href={next.href}>
          {fill(words.next, { name: next.name })}
        </Step>
      )}
    </>
  );
}

function Step({ icon, href, children }: { icon: IconName; href: string; children: string }) {
  return (
    <a href={href} className={styles.step}>
      <Icon name={icon} className="size-5 rtl:-scale-x-100" />
      <span className="sr-only">{children}</span>
    </a>
  );
}

function Panel({ name, href, kind, at, count, text, take, all, links }: Place) {
  return (
    <div popover="auto" id={PANEL} role="group" aria-labelledby={TITLE} className={styles.panel}>
      <h2 id={TITLE}>{name}</h2>
      <p className={styles.faint}>
        {kind} {fill(words.position, { at, count })}
      </p>
      <p>{text}</p>
      <div className={styles.take}>
        <h3>{words.takeHome}</h3>
        <p>{take.text}</p>
        <p className={styles.command}>
          <code dir="ltr">
            <Phrases of={take.code} />
          </code>
          <button type="button" data-copy="" className="needs-script">
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
      <span>{phrase}</span>
    </Fragment>
  ));
}

/** The shop window of the favicon, with one pane lit. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden>
      <path d="M4 6a2 2 0 0 1 2-2h10v24H6a2 2 0 0 1-2-2z" fill="#ffb224" />
      <path
        d="M18 4h8a2 2 0 0 1 2 2v6H18zM18 14h10v12a2 2 0 0 1-2 2h-8z"
        fill="currentColor"
        opacity=".45"
      />
    </svg>
  );
}
