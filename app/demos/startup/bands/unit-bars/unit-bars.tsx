import { useId } from "react";
import { Odometer } from "#app/elements/figures/odometer/odometer.tsx";
import { Section } from "#app/sections/section.tsx";
import * as words from "#app/sections/words.ts";
import * as styles from "./unit-bars.module.css";

export interface UnitBar {
  value: number;
  suffix: string;
  label: string;
  detail: string;
  unit: "square" | "post" | "disc";
  /** How many of the units, from the last backwards, the detail speaks of. */
  marked: number;
}

/** Marks in a row, and rows in a field. */
const across = 20;
const rows = 10;

/** Counters standing on what they count: one mark for each thing, in fields that meet from edge to edge on the foot of the band. */
export function UnitBars({ items }: { items: readonly UnitBar[] }) {
  return (
    <Section tone="night" width="full" className={styles.band} aria-label={words.inFigures}>
      <dl className={styles.bars}>
        {items.map(({ value, suffix, label, detail, ...units }) => (
          <div key={label} className={styles.bar}>
            <dt className="grid content-start gap-1">
              <span className="text-lead font-semibold">{label}</span>
              <span className="max-w-[38ch] text-soft">{detail}</span>
            </dt>
            <dd className={styles.count}>
              <Odometer value={value} suffix={suffix} />
              <Units count={value} {...units} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** As many marks as `count`, twenty in a row, from the bottom up; posts stand in one row and grow. */
function Units({ count, marked, unit }: Pick<UnitBar, "marked" | "unit"> & { count: number }) {
  const id = useId();
  if (unit === "post")
    return (
      <svg viewBox={`0 0 ${across} ${rows}`} aria-hidden className={styles.units}>
        <path d={posts(0, count - marked)} className={styles.plain} />
        <path d={posts(count - marked, count)} className={styles.marked} />
      </svg>
    );
  return (
    <svg viewBox={`0 0 ${across} ${rows}`} aria-hidden className={styles.units}>
      {(
        [
          [styles.plain, 0, count - marked],
          [styles.marked, count - marked, count],
        ] as const
      ).map(([look, from, to]) => (
        <g key={look} className={look}>
          <pattern id={`${id}${from}`} width="1" height="1" patternUnits="userSpaceOnUse">
            <path d={shapes[unit]} />
          </pattern>
          <path d={stretch(from, to)} fill={`url(#${id}${from})`} />
        </g>
      ))}
    </svg>
  );
}

/** The field of the marks from one number to another. */
function stretch(from: number, to: number): string {
  let path = "";
  for (let next = from; next < to;) {
    const row = Math.floor(next / across);
    const end = Math.min(to, (row + 1) * across);
    path += `M${next - row * across} ${rows - row - 1}h${end - next}v1h${next - end}z`;
    next = end;
  }
  return path;
}

/** Posts from one number to another, each a little taller than the one before. */
function posts(from: number, to: number): string {
  let path = "";
  for (let next = from; next < to; next += 1)
    path += `M${next + 0.18} ${rows - 0.18}v-${((next + 1) * (rows - 0.36)) / across}h.64v${((next + 1) * (rows - 0.36)) / across}z`;
  return path;
}

const shapes = {
  square: "M.18.18h.64v.64h-.64z",
  disc: "M.5.16a.34.34 0 1 1 0 .68a.34.34 0 1 1 0-.68z",
} as const;
