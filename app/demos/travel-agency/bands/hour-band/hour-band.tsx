import * as styles from "./hour-band.module.css";
import type { CSSProperties } from "react";
import { Section } from "#app/sections/section.tsx";

interface HourBandProps {
  id: string;
  /** How many hours there are: reads on into `heading`. */
  figure: string;
  heading: string;
  text: string;
  /** What the hours go into, in the order in which they are spent. */
  chores: readonly { title: string; hours: number; length: string; text: string }[];
}

/** Hours of work as a ruler with a field for each: what they go into stands where it begins. They fill up as the page comes by. */
export function HourBand({ id, figure, heading, text, chores }: HourBandProps) {
  return (
    <Section id={id} tone="brand" width="wide" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="display max-w-[18ch] text-display-1">
        {figure} {heading}
      </h2>
      <p className="mt-5 max-w-[52ch] text-lead">{text}</p>
      <dl
        className={styles.hours}
        style={
          {
            "--columns": chores
              .map(({ hours }) => `minmax(min(11.75rem, 17%), ${hours}fr)`)
              .join(" "),
          } as CSSProperties
        }
      >
        {chores.map(({ title, hours, length, text }, index) => (
          <div
            key={title}
            className={styles.chore}
            style={{ "--hours": hours, "--at": index } as CSSProperties}
          >
            <dt className={`${styles.title} display text-display-4`}>
              <ChoreMark index={index} />
              {title} <span className="block">{length}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Warm as the fields of its hours. */
const fills = {
  light: "#fff",
  warm: "var(--lit)",
  dark: "oklch(from var(--brand) 0.3 c h)",
} as const;

/** What is done in the hours of each chore, in their order: shapes in the band's colours, which stand on the ruler. */
const marks: readonly (readonly [tone: keyof typeof fills, path: string])[][] = [
  [
    ["light", "M54 8a42 42 0 1 1-.1 0z"],
    ["dark", "M51 24h6v25l19 13-4 5-21-15z"],
    ["warm", "M54 44a7 7 0 1 1-.1 0zM51 10h6v8h-6zM51 82h6v8h-6zM12 47h8v6h-8zM88 47h8v6h-8z"],
    ["light", "M26 84l10 5-6 11H20zM82 84l-10 5 6 11h10z"],
  ],
  [
    ["light", "M8 20h62v80H8z"],
    ["dark", "M18 32h42v5H18zM18 46h42v5H18zM18 60h26v5H18z"],
    [
      "warm",
      "M82 28a13 13 0 0 1 8 23c-4 5-4 10-3 17h17v14H60V68h17c1-7 1-12-3-17a13 13 0 0 1 8-23zM62 87h40v7H62z",
    ],
  ],
  [
    ["light", "M8 30h9v70H8zM103 56h9v44h-9z"],
    ["warm", "M17 66h86v22H17z"],
    ["light", "M22 52h30v14H22z"],
    ["dark", "M17 62h86v5H17z"],
    ["light", "M88 12a17 17 0 1 0 14 26 19 19 0 0 1-14-26z"],
  ],
  [
    ["warm", "M16 26h60a10 10 0 0 1 10 10v48H6V36a10 10 0 0 1 10-10z"],
    ["light", "M16 38h24v20H16zM52 38h24v20H52z"],
    ["dark", "M6 66h80v6H6zM12 84h20v8H12zM60 84h20v8H60z"],
    ["light", "M0 94h92v6H0z"],
  ],
  [
    ["light", "M54 14a43 43 0 1 0 .1 0zm0 25a18 18 0 1 1-.1 0z"],
    ["warm", "M45 15h18v25H45zM45 74h18v25H45zM12 48h25v18H12zM71 48h25v18H71z"],
  ],
];

/** Where each begins: there its hours do. */
const starts = [12, 8, 8, 0, 11] as const;

function ChoreMark({ index }: { index: number }) {
  return (
    <svg viewBox={`${starts[index] ?? 0} 0 112 100`} aria-hidden className={styles.mark}>
      {marks[index % marks.length]?.map(([tone, path]) => (
        <path key={path} d={path} fill={fills[tone]} />
      ))}
    </svg>
  );
}
