import * as styles from "./keeping-ledger.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface LedgerEntry {
  /** Anchor of the line. */
  id: string;
  what: string;
  holds: string;
  why: string;
  /** How long, set large: "30" and "days". */
  figure: string;
  unit: string;
  /** From when, or what happens then. */
  ends: string;
}

interface KeepingLedgerProps {
  id: string;
  heading: string;
  intro: string;
  entries: readonly LedgerEntry[];
}

/** What is kept, as a ledger: the period is the figure of each line and as large as a price. */
export function KeepingLedger({ id, heading, intro, entries }: KeepingLedgerProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-10 lg:mb-16"
      />
      <dl className={styles.ledger}>
        {entries.map((entry) => (
          <div key={entry.id} id={entry.id}>
            <dt className="grid gap-2">
              <span className="display text-display-3">{entry.what}</span>
              <span className="max-w-[44ch] text-small text-soft">{entry.holds}</span>
            </dt>
            <dd className="max-w-[44ch]">{entry.why}</dd>
            <dd className="grid content-start gap-3 lg:justify-items-end lg:text-end">
              <span className="flex flex-wrap items-baseline gap-x-3 gap-y-2 lg:justify-end">
                <span className={`${styles.figure} figures text-brand-ink`}>{entry.figure}</span>{" "}
                <span className="display text-display-4">{entry.unit}</span>
              </span>
              <span className="max-w-[28ch] text-small text-soft">{entry.ends}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
