import * as styles from "./retreat-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { site } from "#content/site.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { useToday } from "#app/lib/use-today.ts";

export interface RetreatDate {
  /** "19 – 22 March 2027" */
  days: string;
  /** On which it begins, `YYYY-MM-DD`. */
  machine: string;
  note: string;
}

/** The next ones that are named. */
const SHOWN = 3;

interface RetreatBandProps {
  heading: string;
  text: string;
  /** The next one first, more of them than are shown: some may be over when the page is read. */
  dates: readonly RetreatDate[];
  /** The day on which the page was rendered. */
  rendered: string;
  action: { label: string; href: string };
  picture: PictureSource;
}

/** A house by a lake, from edge to edge: and a card on its sky with the weekends on which it is ours. */
export function RetreatBand({ heading, text, dates, rendered, action, picture }: RetreatBandProps) {
  const today = useToday(rendered, site.timeZone);
  const next = dates.filter(({ machine }) => machine > today).slice(0, SHOWN);
  return (
    <section id="retreat" aria-labelledby="retreat-heading" className={styles.band}>
      <Picture picture={picture} sizes="100vw" className={styles.picture} />
      <div className={styles.card}>
        <h2 id="retreat-heading" className="display text-display-3">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft">{text}</p>
        {next.length > 0 && (
          <ul className={styles.dates}>
            {next.map(({ days, machine, note }) => (
              <li key={machine}>
                <time dateTime={machine} className="font-semibold">
                  {days}
                </time>
                <span className="text-soft">{note}</span>
              </li>
            ))}
          </ul>
        )}
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </section>
  );
}
