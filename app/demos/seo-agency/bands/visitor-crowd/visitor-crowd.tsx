import * as styles from "./visitor-crowd.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

/** People behind one another in a file, the room that each takes, and how far those behind look over those before them; groups stand half a file apart, and every other row half a file to the side. */
const ROWS = 5;
const PITCH = 40;
const STEP = 34;
const HEIGHT = 62 + (ROWS - 1) * STEP;

/** Heads go round in these; five and four never fall into step with the rows. */
const SKINS = ["#f2c9a5", "#8d5a3b", "#d79a6c", "#5b3a29"] as const;

interface VisitorCrowdProps {
  id: string;
  heading: string;
  intro: string;
  caption: string;
  unit: string;
  /** Parts of a hundred, the largest first: one person stands for one part. */
  parts: readonly { label: string; value: number }[];
}

/** A hundred visitors, all of them drawn, in the groups in which they came: as wide as the page, on one ground. */
export function VisitorCrowd({ id, heading, intro, caption, unit, parts }: VisitorCrowdProps) {
  return (
    <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <ul aria-label={caption} className={styles.crowd}>
        {parts.map(({ label, value }) => {
          const files = Math.ceil(value / ROWS);
          return (
            <li key={label} style={{ "--files": files } as CSSProperties}>
              <p className={styles.part}>
                <span className={`${styles.value} figures`}>{`${value}${unit}`}</span>{" "}
                <span>{label}</span>
              </p>
              <Group people={value} files={files} />
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-small text-soft">{caption}</p>
    </Section>
  );
}

/** So many people; those at the back are drawn first. */
function Group({ people, files }: { people: number; files: number }) {
  const all = Array.from({ length: people }, (_, index) => {
    const row = index % ROWS;
    const file = Math.floor(index / ROWS);
    const x = file * PITCH + 20 + (row % 2 ? 19 : 0);
    // Nobody is as tall as the next.
    return { row, x, y: HEIGHT - row * STEP, tall: (index * 7) % 11, skin: (index * 3) % 4 };
  });
  return (
    <svg viewBox={`0 0 ${(files + 1) * PITCH} ${HEIGHT}`} aria-hidden className={styles.group}>
      {Array.from({ length: ROWS }, (_, index) => ROWS - 1 - index).map((row) => {
        const some = all.filter((one) => one.row === row);
        return (
          <g key={row}>
            <path
              data-row={row}
              d={some
                .map(
                  ({ x, y, tall }) =>
                    `M${x - 19} ${HEIGHT}V${y - 16 - tall}a19 17 0 0 1 38 0V${HEIGHT}z`,
                )
                .join("")}
            />
            {SKINS.map((skin, tone) => (
              <path
                key={skin}
                fill={skin}
                d={some
                  .filter((one) => one.skin === tone)
                  .map(
                    ({ x, y, tall }) =>
                      `M${x - 10} ${y - 37 - tall}a10 11 0 1 1 20 0 10 11 0 0 1-20 0z`,
                  )
                  .join("")}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
