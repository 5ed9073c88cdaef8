import * as styles from "./kept-marks.module.css";
import { Section } from "#app/sections/section.tsx";

interface KeptMarksProps {
  heading: string;
  text: string;
  /** What the stamp says. */
  stamp: string;
  clients: readonly { name: string; mark: string }[];
}

/** Clients who left as they came, in one sentence of names, and the stamp that they were sent home with. */
export function KeptMarks({ heading, text, stamp, clients }: KeptMarksProps) {
  return (
    <Section width="wide" space="none" aria-labelledby="keepers-heading" className={styles.kept}>
      <div className={styles.words}>
        <h2 id="keepers-heading" className="display text-display-3">
          {heading}
        </h2>
        <p className="text-soft">{text}</p>
        <p aria-hidden className={`${styles.stamp} display`}>
          {stamp}
        </p>
      </div>
      <ul className={styles.names}>
        {clients.map(({ name, mark }) => (
          <li key={name}>
            <span className="display">{name}</span> <span>{mark}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
