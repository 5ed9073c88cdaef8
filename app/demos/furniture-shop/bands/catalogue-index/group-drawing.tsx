import * as styles from "./catalogue-index.module.css";
import type { ReactNode } from "react";

const CHAIR = "/drawings/armchair-elevations.svg";

/** Names of the drawings, one for each group of articles. */
export type GroupDrawingName = keyof typeof drawings;

/**
 * What stands in a group of the catalogue, drawn from the front. All groups are drawn to one scale, one unit a centimetre, so that a candle
 * can be compared with a chair.
 */
export function GroupDrawing({ name }: { name: GroupDrawingName }) {
  return (
    <svg
      viewBox="0 -78 122 80"
      aria-hidden
      fill="var(--paper)"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      className={styles.drawing}
    >
      {drawings[name]}
      <path d="M0 0H122" fill="none" />
    </svg>
  );
}

const drawings = {
  seat: (
    <g style={{ "--wool": "#c8922f", "--paper": "#dfb97f" } as object}>
      <g transform="translate(32 0) scale(1 -1)">
        <use href={`${CHAIR}#half-front`} />
        <use href={`${CHAIR}#half-front`} transform="scale(-1 1)" />
      </g>
      <g transform="translate(66 0) scale(1 -1)">
        <use href={`${CHAIR}#side`} />
      </g>
    </g>
  ),
  light: (
    <>
      <path d="M20-24 26-46H44L50-24Z" fill="#f4e3c0" />
      <path
        d="M24 0C22-6 25-9 31-12 25-15 27-22 35-22 43-22 45-15 39-12 45-9 48-6 46 0Z"
        fill="#c9623f"
      />
      <path d="M46-3C58-6 60 0 70-1" fill="none" />
      <path d="M86 0V-9H98V0ZM92-9v-2" fill="#efe6d4" />
      <path d="M92-11c2-2 2-3.500 0-6-2 2.500-2 4 0 6Z" fill="#d9a566" stroke="none" />
    </>
  ),
  table: (
    <>
      <path
        d="M28 0H42L50-3H20ZM24-4H46L49-6H21ZM27-12C28-7 31-6 35-6S42-7 43-12Z"
        fill="#8fb39a"
      />
      {[66, 82, 98].map((x) => (
        <path key={x} d={`M${x} 0V-9h9V0ZM${x + 9}-7.500c5-.5 5 5.500 0 5.500`} fill="#c9623f" />
      ))}
    </>
  ),
  cloth: (
    <>
      <path d="M36 0V-13C36-16 38-17 41-17H81C84-17 86-16 86-13V0Z" fill="#c9623f" />
      <path d="M36-5.500H86M36-11H86" fill="none" />
      <path d="M42-17V0M46-17V0M50-17V0" fill="none" stroke="#f4e3c0" />
    </>
  ),
  shelf: (
    <>
      <path d="M35-26C33-36 36-42 30-50M35-34c3-5 7-7 8-13" fill="none" />
      <path
        d="M30-50c-4-1-5-5-3-8 3 1 5 5 3 8ZM43-47c-1-4 2-7 5-7 0 4-2 7-5 7ZM34-40c-4 0-6-3-6-6 4 0 6 3 6 6Z"
        fill="#4d7a5c"
      />
      <path d="M31-20C20-22 22-12 25-12M39-20C50-22 48-12 45-12" fill="none" />
      <path d="M30 0C22-5 22-15 31-18V-26H39V-18C48-15 48-5 40 0Z" fill="#d98e6a" />
      <path d="M72 0V-21H86V0Z" fill="#2f6f58" />
      <path d="M86 0V-21h2V0ZM75-21V0" />
      <path d="M88 0 93-20 102-18 97 0Z" fill="#d9a566" />
    </>
  ),
} satisfies Record<string, ReactNode>;
