import * as styles from "./kept-marks.module.css";
import { ClientMark, type ClientName } from "#app/elements/media/client-mark.tsx";
import { Section } from "#app/sections/section.tsx";

export interface KeptMark {
  client: ClientName;
  /** What can be seen in it. */
  mark: string;
}

interface KeptMarksProps {
  heading: string;
  text: string;
  /** What the stamp says. */
  stamp: string;
  clients: readonly KeptMark[];
}

/** Clients who left as they came, with the marks that they kept, and the stamp that they were sent home with. */
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
      <ul className={styles.marks}>
        {clients.map(({ client, mark }) => (
          <li key={client}>
            <ClientMark name={client} /> <span>{mark}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
