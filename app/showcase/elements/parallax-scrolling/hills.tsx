import * as styles from "./parallax-scrolling.module.css";
/** Outlines of three ranges in a box of 1200 × 500, the farthest first. */
const ranges = {
  far: "M0 268l110-66 92 58 138-132 116 108 84-62 148 120 130-150 122 128 96-66 164 118v300H0z",
  middle: "M0 330c120-64 214-72 330-22s210 36 330-20 230-58 330-6 150 42 210 12v330H0z",
  near: "M0 428c160-52 320-48 470-6s260 30 390-12 230-36 340 2v212H0z",
} as const;

const tints = {
  far: "color-mix(in oklab, var(--brand) 26%, var(--brand-tint))",
  middle: "color-mix(in oklab, var(--brand) 58%, var(--brand-tint))",
  near: "var(--brand)",
} as const;

/** One range of hills in the skin's brand colour, paler the farther away it is. */
export function Hills({ range }: { range: keyof typeof ranges }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 560"
      preserveAspectRatio="none"
      className={`${styles.hills} absolute inset-x-0 bottom-0 w-full`}
    >
      <path d={ranges[range]} fill={tints[range]} />
    </svg>
  );
}

/** The sun of the scene. */
export function Sun() {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className={`${styles.sun} absolute`}>
      <circle cx="50" cy="50" r="50" fill="var(--accent)" />
    </svg>
  );
}
