import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./office-relay.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface RelayOffice {
  city: string;
  address: readonly string[];
  mail: string;
  /** Hours ahead of Greenwich in winter. */
  ahead: number;
  /** Opening and closing on the office's own time. */
  open: readonly [number, number];
  /** What its time is, in words. */
  time: string;
  /** When somebody is there, on the office's own time. */
  hours: string;
}

interface OfficeRelayProps {
  id: string;
  heading: string;
  intro: string;
  /** How the hours are to be read. */
  note: string;
  offices: readonly RelayOffice[];
}

/** One day of the firm: each office stands under its own hours, from midnight to midnight, so that one sees who works while others sleep. */
export function OfficeRelay({ id, heading, intro, note, offices }: OfficeRelayProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <Section width="wide" space="none" className="pt-normal">
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      </Section>
      <div className={styles.day}>
        <p aria-hidden className={`${styles.scale} text-label`}>
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{`${hour}:00`}</span>
          ))}
        </p>
        <ul className={styles.offices}>
          {offices.map(({ city, address, mail, ahead, open: [from, to], time, hours }) => (
            <li
              key={city}
              style={
                {
                  "--from": (from - ahead) / 24,
                  "--to": (to - ahead) / 24,
                } as CSSProperties
              }
            >
              <div className={styles.bar}>
                <h3 className="display">{city}</h3>
              </div>
              <div className={styles.words}>
                <p>{time}</p>
                <address className="not-italic">
                  {[...address, hours].map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
                <TextLink href={`mailto:${mail}`} className="wrap-anywhere">
                  {mail}
                </TextLink>
              </div>
            </li>
          ))}
        </ul>
        <p className={`${styles.note} text-small`}>{note}</p>
      </div>
    </section>
  );
}
