import * as styles from "./prize-places.module.css";
import { Section } from "#app/sections/section.tsx";

export interface PrizePlace {
  prize: string;
  /** What it was given for. */
  work: string;
  year: number;
  /** "1st of 3": the place, and how many had entered. */
  place: string;
}

interface PrizePlacesProps {
  id: string;
  heading: string;
  text: string;
  prizes: readonly PrizePlace[];
}

/** Prizes as a ruled list that says first how many others there were. A rosette stands beside it. */
export function PrizePlaces({ id, heading, text, prizes }: PrizePlacesProps) {
  return (
    <Section
      id={id}
      width="wide"
      space="tight"
      aria-labelledby={`${id}-heading`}
      className={styles.places}
    >
      <header className="grid content-start gap-6">
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[36ch]">{text}</p>
        <Rosette />
      </header>
      <ul>
        {prizes.map(({ prize, work, year, place }) => (
          <li key={prize} className={styles.row}>
            <p className="display text-display-3">{place}</p>
            <div>
              <h3 className="display text-display-4">{prize}</h3>
              <p className="mt-2">{work}</p>
            </div>
            <p className={`${styles.year} tabular-nums`}>{year}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const PLEATS = 20;

function Rosette() {
  const outline = Array.from({ length: PLEATS * 2 }, (_, index) => {
    const angle = (index / PLEATS) * Math.PI;
    const radius = index % 2 === 0 ? 98 : 84;
    return `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return (
    <svg viewBox="0 0 200 290" aria-hidden className={styles.rosette}>
      <path d="M52 160 34 286l36-22 26 26 8-110zM148 160l18 126-36-22-26 26-8-110z" />
      <polygon points={outline.join(" ")} />
      <circle cx="100" cy="100" r="66" className={styles.rosetteHole} />
      <circle cx="100" cy="100" r="58" />
      <path
        d="m100 62 11 25 27 3-20 18 6 27-24-14-24 14 6-27-20-18 27-3z"
        className={styles.rosetteHole}
      />
    </svg>
  );
}
