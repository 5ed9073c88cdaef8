import * as styles from "./trip-band.module.css";
import { EVERYTHING, FilterLinks } from "#app/elements/actions/filter-links/filter-links.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { focusWhenGone } from "#app/lib/focus-goes-on.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { BoardingPass, type PassWords, type TripPass } from "./boarding-pass.tsx";
import {
  fitsChoice,
  questions,
  type TripChoice,
  type TripOptions,
  tripSearch,
} from "../../trip-choice.ts";
import { useArrival } from "../../use-trip-choice.ts";

interface TripBandProps {
  id: string;
  /** Address of the page. */
  path: string;
  heading: string;
  intro: string;
  filterLabel: string;
  /** The filter by place that takes all of them. */
  everywhere: string;
  words: PassWords;
  holdHref: string;
  none: { heading: string; text: string; all: string };
  /** Stands where the last row has room. */
  other: { heading: string; text: string; link: { label: string; href: string } };
  passes: readonly TripPass[];
  options: TripOptions;
  choice: TripChoice;
}

const toTrips = focusWhenGone((link) => link.closest("section"));

/** The trips that fit the choice, as boarding passes, with how many there are and links that ask for another place. */
export function TripBand({
  id,
  path,
  heading,
  intro,
  filterLabel,
  everywhere,
  words,
  holdHref,
  none,
  other,
  passes,
  options,
  choice,
}: TripBandProps) {
  useArrival(id);
  const shown = passes.filter(({ answers }) => fitsChoice(answers, choice));
  const hrefOf = (key: string) =>
    `${path}${tripSearch({ ...choice, where: key === EVERYTHING ? "" : key })}`;
  return (
    <div className={styles.band}>
      <Section id={id} tabIndex={-1} width="wide" aria-labelledby={`${id}-heading`}>
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
        <div className={styles.bar}>
          <FilterLinks
            label={filterLabel}
            options={[
              { key: EVERYTHING, title: everywhere },
              ...options.where.map(({ key, label }) => ({ key, title: label })),
            ]}
            active={choice.where || EVERYTHING}
            path={path}
            hrefOf={hrefOf}
          />
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small">
            <span role="status" className="tabular-nums">
              {summary(shown.length, passes.length, choice, options)}
            </span>
            {tripSearch(choice) && (
              <Link
                ref={toTrips}
                href={path}
                inPlace
                className="py-1 font-semibold underline underline-offset-4"
              >
                {none.all}
              </Link>
            )}
          </p>
        </div>
        {shown.length > 0 ? (
          <ul className={styles.passes}>
            {shown.map((pass) => (
              <li key={pass.code} style={{ viewTransitionName: `trip-${pass.code}` }}>
                <BoardingPass pass={pass} words={words} href={holdHref} />
              </li>
            ))}
            {shown.length % 2 === 1 && (
              <li className={styles.other}>
                <UndrawnPlace />
                <h3 className="display text-display-4">{other.heading}</h3>
                <p className="max-w-[34ch]">{other.text}</p>
                <Link
                  href={other.link.href}
                  className="flex items-center gap-2 py-1 font-semibold underline underline-offset-4"
                >
                  {other.link.label}
                  <Icon name="arrow-right" className="size-4 rtl:rotate-180" />
                </Link>
              </li>
            )}
          </ul>
        ) : (
          <div className={styles.none}>
            <p className="display text-display-3">{none.heading}</p>
            <p className="max-w-text">{none.text}</p>
            <ButtonLink ref={toTrips} href={path} inPlace>
              {none.all}
            </ButtonLink>
          </div>
        )}
      </Section>
    </div>
  );
}

/** A skyline that is only planned: dashes where the others have shapes. Decorative. */
function UndrawnPlace() {
  return (
    <svg viewBox="0 0 600 150" aria-hidden className={styles.undrawn}>
      <circle cx="346" cy="40" r="26" fill="var(--accent)" stroke="none" />
      <path d="M2 120 84 58l44 34 82-76 74 70 46-30 96 64M432 120c2-34 0-52-8-74m0 0c-20-14-36-8-42 6m42-6c8-18 28-20 42-6m-42 6c-10-16-26-20-40-14M500 120l6-76h20l6 76M502 44h28m-22-16h16v16h-16zM2 122c30-8 60 8 90 0s60-8 90 0 60 8 90 0 60-8 90 0 60 8 90 0 60-8 90 0 40 6 56 0M62 142c30-8 60 8 90 0s60-8 90 0 60 8 90 0 60-8 90 0 60 8 90 0" />
    </svg>
  );
}

/** "3 of 9 trips: Rialva, May" */
function summary(found: number, total: number, choice: TripChoice, options: TripOptions): string {
  const asked = questions.flatMap((question) =>
    options[question].filter(({ key }) => key === choice[question]).map(({ label }) => label),
  );
  return asked.length > 0 ? `${found} of ${total} trips: ${asked.join(", ")}` : `${total} trips`;
}
