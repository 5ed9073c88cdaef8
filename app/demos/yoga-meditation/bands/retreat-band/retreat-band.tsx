import * as styles from "./retreat-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface RetreatBandProps {
  heading: string;
  text: string;
  dates: readonly { days: string; machine: string; note: string }[];
  action: { label: string; href: string };
  picture: PictureSource;
}

/** A house by a lake, from edge to edge: and a card on its sky with the weekends on which it is ours. */
export function RetreatBand({ heading, text, dates, action, picture }: RetreatBandProps) {
  return (
    <section id="retreat" aria-labelledby="retreat-heading" className={styles.band}>
      <Picture picture={picture} sizes="100vw" className={styles.picture} />
      <div className={styles.card}>
        <h2 id="retreat-heading" className="display text-display-3">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft">{text}</p>
        <ul className={styles.dates}>
          {dates.map(({ days, machine, note }) => (
            <li key={days}>
              <time dateTime={machine} className="font-semibold">
                {days}
              </time>
              <span className="text-soft">{note}</span>
            </li>
          ))}
        </ul>
        <ButtonLink href={action.href} tone="tinted">
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
