import * as styles from "./wall-clocks.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface ClockedOffice {
  city: string;
  address: readonly string[];
  mail: string;
  /** What the clock on its wall shows, on its own time: 17.5 is half past five. */
  hour: number;
  /** The same in words, with what the clock of summer changes. */
  time: string;
  /** When somebody is there, on the office's own time. */
  hours: string;
}

interface WallClocksProps {
  id: string;
  heading: string;
  intro: string;
  offices: readonly ClockedOffice[];
}

/** Offices under their clocks, as they hang in a lobby: all show the same moment, each on its own time. */
export function WallClocks({ id, heading, intro, offices }: WallClocksProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <ul className={styles.clocks}>
        {offices.map(({ city, address, mail, hour, time, hours }) => (
          <li key={city}>
            <Clock hour={hour} />
            <div className="grid grid-cols-1 content-start gap-4">
              <h3 className={`${styles.clocksCity} display`}>{city}</h3>
              <p>{time}</p>
              <address className="text-small text-soft not-italic">
                {address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                <span className="block">{hours}</span>
              </address>
              <a
                href={`mailto:${mail}`}
                className={`${styles.clocksMail} font-semibold underline decoration-1 underline-offset-5 hover:decoration-2`}
              >
                {mail}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A clock's face; the time is said beside it. */
function Clock({ hour }: { hour: number }) {
  const hands = { "--hour": `${hour * 30}deg`, "--minute": `${hour * 360}deg` } as CSSProperties;
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden className={styles.clock} style={hands}>
      <circle r="47.500" className={styles.clockRim} />
      <circle r="40" pathLength="12" className={styles.clockMarks} />
      <path d="M0 5V-22" className={styles.clockHour} />
      <path d="M0 7V-33" className={styles.clockMinute} />
      <circle r="2.500" fill="currentColor" />
    </svg>
  );
}
