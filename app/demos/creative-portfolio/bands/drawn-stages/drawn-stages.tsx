import * as styles from "./drawn-stages.module.css";
import type { CSSProperties } from "react";
import { useHeldUntilSeen } from "#app/lib/use-held-until-seen.ts";
import { SectionHeader } from "#app/sections/section.tsx";

const pens = {
  /** The pale blue that disappears in print: construction. */
  blue: `${styles.line} ${styles.blue}`,
  pencil: `${styles.line} ${styles.pencil}`,
  ink: `${styles.line} ${styles.ink}`,
  /** To choose, cross out or correct with. */
  red: `${styles.line} ${styles.red}`,
} as const;

const washes = {
  ink: `${styles.wash} ${styles.washInk}`,
  paper: `${styles.wash} ${styles.washPaper}`,
  brand: `${styles.wash} ${styles.washBrand}`,
  accent: `${styles.wash} ${styles.washAccent}`,
} as const;

/** A part of a drawing, as an SVG path in a field of 300 × 380: a line of a pen, or a filled shape. */
export type DrawnPart = { path: string } & (
  | { pen: keyof typeof pens }
  | { wash: keyof typeof washes }
);

export interface DrawnStage {
  title: string;
  /** How long it took, as it is shown. */
  time: string;
  text: string;
  /** In the order in which they are drawn. Decorative: the text says what there is to see. */
  parts: readonly DrawnPart[];
}

interface DrawnStagesProps {
  id: string;
  heading: string;
  intro: string;
  /** Four, from the first scribble to the finished picture; their sheets grow. */
  stages: readonly DrawnStage[];
}

/** How one picture comes about, on sheets that draw themselves one after the other when they are seen. */
export function DrawnStages({ id, heading, intro, stages }: DrawnStagesProps) {
  const list = useHeldUntilSeen<HTMLOListElement>();
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`${styles.mat} py-normal`}>
      <div className={`${styles.body} mx-auto w-full max-w-wide px-gutter`}>
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
        <ol ref={list} className={styles.stages}>
          {stages.map(({ title, time, text, parts }, index) => (
            <li
              key={title}
              className={styles.drawnStage}
              style={{ "--stage": index } as CSSProperties}
            >
              <svg viewBox="0 0 300 380" aria-hidden className={styles.sheet}>
                {parts.map((part, order) => (
                  <path
                    key={`${"pen" in part ? part.pen : part.wash} ${part.path}`}
                    d={part.path}
                    pathLength={1}
                    className={"pen" in part ? pens[part.pen] : washes[part.wash]}
                    style={{ "--part": order / parts.length } as CSSProperties}
                  />
                ))}
              </svg>
              <div className={styles.words}>
                <h3 className="display text-display-4">{title}</h3>
                <p className="text-small font-semibold">{time}</p>
                <p className="leading-normal text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
