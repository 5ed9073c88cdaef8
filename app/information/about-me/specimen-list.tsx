import * as styles from "./specimen-list.module.css";
import type { CSSProperties } from "react";
import { Section } from "#app/sections/section.tsx";

export interface SpecimenEntry {
  /** Size of the title in points, 12 to 72; printed beside it. */
  points: number;
  when: string;
  title: string;
  text: string;
}

interface SpecimenListProps {
  id: string;
  heading: string;
  intro: string;
  /** From the smallest to the largest. */
  entries: readonly SpecimenEntry[];
}

/** The stations of a life as on a typefounder's specimen sheet: each is set larger than the one before, with its size in the margin. */
export function SpecimenList({ id, heading, intro, entries }: SpecimenListProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <header className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4 pb-8">
        <h2 id={`${id}-heading`} className="display max-w-[20ch] text-display-3">
          {heading}
        </h2>
        <p className="max-w-[38ch] text-small text-soft">{intro}</p>
      </header>
      <ol className={styles.specimen}>
        {entries.map(({ points, when, title, text }) => (
          <li key={title} style={{ "--points": points } as CSSProperties}>
            <p aria-hidden className="text-label text-soft">
              {points} pt
            </p>
            <h3 className={`${styles.title} display`}>{title}</h3>
            <div className={styles.note}>
              <p className="text-label font-semibold">{when}</p>
              <p className="text-small text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
