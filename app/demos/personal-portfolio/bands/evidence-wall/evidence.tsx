import * as styles from "./evidence-wall.module.css";
import type { ReactNode } from "react";

export type EvidenceName = "modals" | "tally" | "manual" | "states" | "weeks" | "blues";

/** The four of a hundred windows that had to stay. */
const KEPT = [17, 42, 68, 93];

/** A hundred small windows in rows of ten, each with its bar and its button; those that were talked away are only outlines. */
const windows = Array.from({ length: 100 }, (_, index) => {
  const [x, y] = [2 + (index % 10) * 24, 2 + Math.floor(index / 10) * 16];
  const isKept = KEPT.includes(index);
  return (
    <path
      key={index}
      className={isKept ? styles.full : styles.faint}
      d={isKept ? `M${x} ${y}h19v12h-19z` : `M${x} ${y}h19v12h-19zm0 4h19m-8 5h5`}
    />
  );
});

/** Ninety-one strokes, in fives. */
const strokes = Array.from({ length: 91 }, (_, index) => {
  const [group, stroke] = [Math.floor(index / 5), index % 5];
  const [x, y] = [12 + (group % 7) * 33, 12 + Math.floor(group / 7) * 50];
  const lean = ((index * 7) % 5) - 2;
  return stroke === 4
    ? `M${x - 5} ${y + 30}l30-22`
    : `M${x + stroke * 6} ${y}l${lean} ${36 + lean}`;
}).join("");

/** What each mark rests on, in a field of 240 × 160. */
export const evidence: Record<EvidenceName, ReactNode> = {
  modals: windows,
  tally: <path className={styles.pen} d={strokes} />,
  manual: (
    <>
      <path
        className={styles.line}
        d="M120 22C96 8 52 8 22 18v122c32-10 74-8 98 6 24-14 66-16 98-6V18c-30-10-74-10-98 4zm0 0v124"
      />
      <path
        className={styles.faint}
        d="M38 40c22-5 46-4 66 3M38 58c22-5 46-4 66 3M38 76c22-5 46-4 40 0M38 94c22-5 46-4 66 3M136 43c20-7 44-8 66-3m-66 21c20-7 44-8 66-3m-66 57c20-7 44-8 66-3"
      />
      <path className={styles.ring} d="M196 84a32 32 0 1 1-18-26" />
      <path
        className={styles.full}
        d="M22 30H8v10h14zm0 36H2v10h20zm196-22h16v10h-16zM150 12V0h9v11z"
      />
    </>
  ),
  states: (
    <>
      <path className={styles.line} d="M6 28h66v104H6zM87 28h66v104H87zm81 0h66v104h-66z" />
      <path className={styles.dashed} d="M18 62h42v36H18z" />
      <path className={styles.ring} d="M120 58a22 22 0 1 1-22 22" />
      <path className={styles.line} d="M180 116V92h42v24zm8 0v10h26v-10" />
      <path
        className={styles.full}
        d="M201 90c-22-8-14-26-4-46 1 12 9 14 10 22 6-4 6-10 5-16 12 14 14 34-11 40z"
      />
    </>
  ),
  weeks: (
    <>
      <path
        className={styles.full}
        d="M6 22h36v46H6zm46 0h36v46H52zm46 0h36v46H98zm46 0h36v46h-36zm46 0h36v46h-36z"
      />
      <path
        className={styles.dashed}
        d="M6 92h36v46H6zm46 0h36v46H52zm46 0h36v46H98zm46 0h36v46h-36zm46 0h36v46h-36z"
      />
      <path
        className={styles.pen}
        d="m12 130 24-30m22 30 24-30m22 30 24-30m22 30 24-30m22 30 24-30"
      />
    </>
  ),
  blues: (
    <>
      <circle cx="66" cy="66" r="52" fill="#2f5fd0" />
      <circle cx="150" cy="66" r="52" fill="#3567d9" />
      <circle cx="192" cy="112" r="40" className={styles.plum} />
      <path className={styles.tick} d="m174 112 13 14 24-28" />
    </>
  ),
};
