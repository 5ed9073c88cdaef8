import * as styles from "./kitchen-drawing.module.css";
import type { CSSProperties } from "react";

const KITCHEN = "/drawings/kvist.svg";
const CHAIR = "/drawings/armchair-elevations.svg";

/** Where chairs stand on the floor, in centimetres from the start of the wall, and which wool they wear. */
const BEFORE = [
  { at: 272, wool: "#2f6f58" },
  { at: 344, wool: "#c8922f" },
  { at: 416, wool: "#2f6f58" },
] as const;
const ENDS = [
  { at: 128, wool: "#c8922f", turned: true },
  { at: 588, wool: "#5b7186", turned: false },
] as const;

/** A wall of a kitchen from the front, one unit a centimetre. Everything in it follows `--evening`: 0 is six o'clock, 1 is eleven. */
export function KitchenDrawing() {
  return (
    <svg viewBox="0 0 680 300" aria-hidden className={styles.kitchen}>
      <use href={`${KITCHEN}#kitchen`} />
      {ENDS.map(({ at, wool, turned }) => (
        <g
          key={at}
          transform={`translate(${at} 284) scale(${turned ? -1 : 1} -1)`}
          style={{ "--wool": wool } as CSSProperties}
        >
          <use href={`${CHAIR}#side`} />
        </g>
      ))}
      <use href={`${KITCHEN}#table`} />
      {BEFORE.map(({ at, wool }) => (
        <g
          key={at}
          transform={`translate(${at} 292) scale(1 -1)`}
          style={{ "--wool": wool } as CSSProperties}
        >
          <use href={`${CHAIR}#half-front`} />
          <use href={`${CHAIR}#half-front`} transform="scale(-1 1)" />
        </g>
      ))}
    </svg>
  );
}
