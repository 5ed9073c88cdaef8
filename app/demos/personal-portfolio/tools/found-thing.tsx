import * as styles from "./found-desk.module.css";
/** Outlines of what was found, each in a field of 64 × 64: the body first, what is drawn over it second. */
const outlines = {
  bear: {
    body: "M18 20a8 8 0 1 1 8-7 14 14 0 0 1 12 0 8 8 0 1 1 8 7 15 15 0 0 1-5 15c9 4 11 13 10 24H13c-1-11 1-20 10-24a15 15 0 0 1-5-15z",
    marks: "M27 22v2M37 22v2M29 30q3 3 6 0M25 46h14",
  },
  umbrella: {
    body: "M32 10C18 10 7 20 6 34q6-6 13 0 6-6 13 0 7-6 13 0 7-6 13 0C57 20 46 10 32 10z",
    marks: "M32 6v44q0 7-6 7t-6-6",
  },
  shoe: {
    body: "M8 24q8 5 16-3l10 13q6 5 15 5 9 1 9 9v4H8q-3-14 0-28z",
    marks: "M6 52h52M30 28l-5 4M35 34l-5 4M41 38l-4 5",
  },
  keys: {
    body: "M20 12a12 12 0 1 1-4 24 12 12 0 0 1 4-24zm26 26a9 9 0 1 1-8 16 9 9 0 0 1 8-16z",
    marks: "M28 30l26-22M47 14l5 6M41 19l4 5M18 20a4 4 0 1 0 1 0",
  },
  hat: {
    body: "M20 12q12-4 24 0l-2 34q12 1 18-3-4 12-28 12T4 43q6 4 18 3z",
    marks: "M21 38q11 5 22 0",
  },
  teeth: {
    body: "M6 24q26-14 52 0 2 22-8 22-5 0-7-7-2 8-6 8t-5-8q-1 8-5 8t-6-8q-2 7-7 7-10 0-8-22z",
    marks: "M20 26v9M32 24v11M44 26v9",
  },
} as const;

export type ThingName = keyof typeof outlines;

/** One of the things on the lost-property shelf, drawn. */
export function FoundThing({ name }: { name: ThingName }) {
  const { body, marks } = outlines[name];
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={styles.drawing}>
      <path d={body} />
      <path d={marks} className={styles.marks} />
    </svg>
  );
}
