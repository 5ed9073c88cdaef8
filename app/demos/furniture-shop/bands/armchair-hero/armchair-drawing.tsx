import * as styles from "./armchair-drawing.module.css";
import type { ArmchairMeasures } from "#content/products/armchair-measures.ts";

/** The outlines: as a file they are in no script. */
const FILE = "/drawings/armchair-elevations.svg";

/** Where the two elevations stand on the sheet, in its units of one centimetre. */
const FLOOR = 92;
const FRONT = 47;
const SIDE = 97;

/**
 * The armchair from the front and from the side, drawn to one scale, with its measures in centimetres. Wool is filled with `--swatch`. The same
 * measures stand among the article's details, so that the drawing is decorative.
 */
export function ArmchairDrawing({ measures, className }: DrawingProps) {
  const { width, depth, height, seatWidth, seatDepth, seatHeight, armHeight } = measures;
  const below = { near: FLOOR + 7, far: FLOOR + 14 };
  return (
    <svg viewBox="5 9 159 106" aria-hidden className={className}>
      <path d={`M10 ${FLOOR}H159`} className={styles.floor} />
      <g transform={`translate(${FRONT} ${FLOOR}) scale(1 -1)`} className={styles.lines}>
        <use href={`${FILE}#half-front`} />
        <use href={`${FILE}#half-front`} transform="scale(-1 1)" />
        <path d="M0 -16V82" className={styles.axis} />
      </g>
      <g transform={`translate(${SIDE} ${FLOOR}) scale(1 -1)`} className={styles.lines}>
        <use href={`${FILE}#side`} />
      </g>
      <Across
        from={FRONT - seatWidth / 2}
        to={FRONT + seatWidth / 2}
        at={below.near}
        label={seatWidth}
      />
      <Across from={FRONT - width / 2} to={FRONT + width / 2} at={below.far} label={width} />
      <Across from={SIDE} to={SIDE + seatDepth} at={below.near} label={seatDepth} />
      <Across from={SIDE} to={SIDE + depth} at={below.far} label={depth} />
      <Upright at={FRONT - width / 2 - 8} top={height} label={height} />
      <Upright at={SIDE - 8} top={seatHeight} label={seatHeight} />
      <text x={FRONT} y={FLOOR + 19.5} className={styles.title}>
        Front
      </text>
      <text x={SIDE + depth / 2} y={FLOOR + 19.5} className={styles.title}>
        Side, cm
      </text>
      <Upright at={SIDE + depth + 7} top={armHeight} label={armHeight} />
    </svg>
  );
}

interface DrawingProps {
  measures: ArmchairMeasures;
  className?: string;
}

/** A measure along the floor: two ends, slashed as architects do, and the figure above the line. */
function Across({ from, to, at, label }: { from: number; to: number; at: number; label: number }) {
  return (
    <g className={styles.measure}>
      <path
        d={`M${from} ${FLOOR + 2}V${at + 2}M${to} ${FLOOR + 2}V${at + 2}M${from - 2} ${at}H${to + 2}${slash(from, at)}${slash(to, at)}`}
      />
      <text x={(from + to) / 2} y={at}>
        {label}
      </text>
    </g>
  );
}

/** A measure from the floor up. */
function Upright({ at, top, label }: { at: number; top: number; label: number }) {
  const y = FLOOR - top;
  return (
    <g className={styles.measure}>
      <path d={`M${at - 2} ${y}h6M${at} ${y - 2}V${FLOOR + 2}${slash(at, y)}${slash(at, FLOOR)}`} />
      <text x={at} y={(y + FLOOR) / 2}>
        {label}
      </text>
    </g>
  );
}

function slash(x: number, y: number): string {
  return `M${x - 1.2} ${y + 1.2}l2.4-2.4`;
}
