import type { CSSProperties } from "react";
import { Odometer } from "#app/elements/figures/odometer/odometer.tsx";
import { Section } from "#app/sections/section.tsx";
import * as words from "#app/sections/words.ts";
import * as time from "../passes.module.css";
import * as styles from "./twenty-years.module.css";

/** One counter, and how it is drawn in the chart. */
export interface YearFigure {
  value: number;
  suffix: string;
  label: string;
  detail: string;
  mark: keyof typeof keys;
  /** Its detail tells of the part that the chart has in another colour. */
  hasPart?: boolean;
}

interface TwentyYearsProps {
  items: readonly YearFigure[];
  /** At the end of each year, as many of them as there are years. */
  people: readonly number[];
  offices: readonly number[];
  /** How many in a hundred people have founded a company. */
  founders: number;
  /** What the first and the last bar are called. */
  ends: readonly [string, string];
}

/** The sign of each counter, as it stands in the chart. */
const keys = {
  line: <path d="M2 17 12 13 22 5" className={styles.line} />,
  years: <path d="M3 20V8M9 20V8M15 20V8M21 20V8" className={styles.line} />,
  bars: <path d="M2 21V13h5v8zm7.500 0V8h5v13zM17 21V2h5v19z" className={styles.people} />,
} as const;

/** What a year leaves free before and after its bar. */
const GAP = 0.12;

/**
 * Three counters and the one chart that they are the ends of: a bar for each year as high as there were people, those who have founded
 * a company at its foot, and the offices as a line over them. Wide, each counter stands where the bars leave it room.
 */
export function TwentyYears({ items, people, offices, founders, ends }: TwentyYearsProps) {
  const most = Math.max(...people);
  const bars = (share: number) =>
    people
      .map((count, year) => `M${year + GAP} ${most}v-${count * share}h.76v${count * share}z`)
      .join("");
  const points = offices.map((count, year) => `${year + 0.5} ${most - count}`);
  return (
    <Section tone="night" width="full" className={styles.band} aria-label={words.inFigures}>
      <dl className={styles.figures}>
        {items.map(({ value, suffix, label, detail, mark, hasPart }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.words}>
              <span className={styles.label}>
                <svg viewBox="0 0 24 24" aria-hidden className={styles.key}>
                  {keys[mark]}
                </svg>
                {label}
              </span>
              <span className="max-w-[34ch] text-soft max-sm:text-small">
                {hasPart && <span aria-hidden className={styles.swatch} />}
                {detail}
              </span>
            </dt>
            <dd className={styles.count}>
              <Odometer value={value} suffix={suffix} look="plain" />
            </dd>
          </div>
        ))}
      </dl>
      <div
        aria-hidden
        className={styles.chart}
        style={{ "--reach": offices.at(-1)! / most } as CSSProperties}
      >
        <svg
          viewBox={`${GAP} 0 ${people.length - 2 * GAP} ${most}`}
          preserveAspectRatio="none"
          className={`${styles.drawing} ${time.passes}`}
        >
          <path d={bars(1)} className={styles.people} />
          <path d={bars(founders / 100)} className={styles.founders} />
          <path d={`M${points.join("L")}`} className={styles.line} />
          <path d={`M${points.join("h0M")}h0`} className={styles.dots} />
        </svg>
        <b className={styles.most}>{most}</b>
        <b className={styles.last}>{offices.at(-1)}</b>
        <p className={styles.ends}>
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </p>
      </div>
    </Section>
  );
}
