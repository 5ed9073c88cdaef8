import * as styles from "./team-band.module.css";
import type { ReactNode } from "react";

/** What each of them has at hand, in a field of 96 × 96, on a tray of 88. */
const drawings = {
  worry: (
    <>
      <path
        className={styles.raised}
        d="M22 24h52a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H50L34 80V66H22a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10Z"
      />
      <path
        className={styles.line}
        d="M24 47c6-14 14-14 13-2s-9 10-6-1 18-12 18 1-11 12-8 0 17-13 19-1 4 6 12-3"
      />
    </>
  ),
  film: (
    <>
      <path className={styles.dark} d="M16 42h64v36H16Z" />
      <path className={styles.coral} d="m14 30 62-14 3 12-62 14Z" />
      <path className={styles.white} d="m28 27 9-2-2 13-9 2Zm20-5 9-2-2 13-9 2Zm-9 31 18 8-18 9Z" />
    </>
  ),
  floss: (
    <>
      <path className={styles.line} d="M62 40c20-22 28 10 10 18s-14 26 8 24" />
      <rect className={styles.coral} x="18" y="36" width="46" height="42" rx="12" />
      <circle className={styles.white} cx="41" cy="57" r="12" />
      <path className={styles.dark} d="M24 36c2-10 32-10 34 0Z" />
    </>
  ),
  hand: (
    <>
      <path className={styles.finger} d="M38 58V28M50 56V20M61 56V23M72 62V34M38 70 26 56" />
      <path className={styles.coral} d="M32.500 56H77v12c0 12-8 20-20 20S34 78 34 68Z" />
    </>
  ),
  counting: (
    <>
      <path className={styles.dark} d="M12 38c24-8 48-8 72 0 0 28-16 42-36 42S12 66 12 38Z" />
      <path
        className={styles.white}
        d="M19 40c19-5 39-5 58 0v6a7 7 0 0 1-14 3 7 7 0 0 1-15 0 7 7 0 0 1-15 0 7 7 0 0 1-14-3Z"
      />
      <path className={styles.coral} d="M30 70c8-10 28-10 36 0-10 10-26 10-36 0Z" />
    </>
  ),
  days: (
    <>
      <rect className={styles.raised} x="16" y="22" width="64" height="58" rx="8" />
      <path className={styles.dark} d="M16 38V30a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v8Z" />
      <path className={styles.line} d="m24 46 9 9m0-9-9 9m20 5 9 9m0-9-9 9" />
      <circle className={styles.coral} cx="68" cy="51" r="7" />
      <path className={styles.line} d="M32 16v12M64 16v12" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type BadgeDrawingName = keyof typeof drawings;

/** What somebody's words are about, as a drawing on a tray. Decorative: the words are over the badge. */
export function BadgeDrawing({ draws }: { draws: BadgeDrawingName }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden className={styles.drawing}>
      <circle cx="48" cy="48" r="48" className={styles.tray} />
      {drawings[draws]}
    </svg>
  );
}
