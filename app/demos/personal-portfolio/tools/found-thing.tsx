import * as styles from "./found-desk.module.css";
/** Outlines of what was found, each in a field of 64 × 64: the body first, what is drawn over it second. */
const outlines = {
  bear: {
    body: "M20 15a6 6 0 1 1 6-7 16 16 0 0 1 12 0 6 6 0 1 1 6 7 14 14 0 0 1-3 17c4 1 8 4 10 9 1 4-3 6-6 3 1 2 1 4 0 6a6 6 0 1 1-6 8H25a6 6 0 1 1-6-8c-1-2-1-4 0-6-3 3-7 1-6-3 2-5 6-8 10-9a14 14 0 0 1-3-17z",
    marks: "M26 18v1.5M38 18v1.5M26.5 26a5.5 4.5 0 1 0 11 0 5.5 4.5 0 1 0-11 0M32 24.5v2M28 45h8",
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
    body: "M16.1 33.4A7.5 7.5 0 1 1 22 34.2L19.9 49.2 23.9 49.8 23.4 53.2 19.4 52.7 19.1 55.1 23 55.7 22.5 59.2 18.6 58.6 15.1 61.7 12.6 57.8zM40.6 32.4A7.5 7.5 0 1 1 45.7 29.2L51.6 38.7 55 36.6 56.8 39.5 53.4 41.6 54.8 43.8 58.2 41.6 60 44.6 56.6 46.7 55.9 51.3 51.5 49.9z",
    marks: "M31 4a9.5 9.5 0 1 0 .1 0",
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
