import "./armchair-drawing.css";
import type { ArmchairMeasures } from "#content/products/armchair-measures.ts";

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
      <path d={`M10 ${FLOOR}H159`} className="drawing-floor" />
      <g transform={`translate(${FRONT} ${FLOOR}) scale(1 -1)`} className="drawing-lines">
        <HalfFront />
        <g transform="scale(-1 1)">
          <HalfFront />
        </g>
        <path d="M0 -16V82" className="drawing-axis" />
      </g>
      <g transform={`translate(${SIDE} ${FLOOR}) scale(1 -1)`} className="drawing-lines">
        <SideView />
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
      <text x={FRONT} y={FLOOR + 19.5} className="drawing-title">
        Front
      </text>
      <text x={SIDE + depth / 2} y={FLOOR + 19.5} className="drawing-title">
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

/** The right half of the front, from the middle outwards; y counts upwards from the floor. */
function HalfFront() {
  return (
    <>
      <path d="M17.8 0H20L20.7 33h-2.9ZM18 47v9h3.2v-9" />
      <path d="M0 76C5 76 8 75.3 9.6 74.6 13 73 16 71.8 17.7 70.8 20 69.3 21.8 67.2 23.6 64V61.4H20V66H0" />
      <path
        d="M0 70.2C8 70 16 69.8 19 69.2 21 68.8 21.8 67.5 21.8 65.5V59C21.8 56.8 20.8 55.8 18.6 55.6 12 55.2 6 55.2 0 55.2"
        className="drawing-wool"
      />
      <path
        d="M0 45.8C8 45.9 16 46.9 20 46.7 22.5 46.5 23.5 44.5 23.5 41.5 23.5 38.6 22.6 36.7 20.3 36.2H0"
        className="drawing-wool"
      />
      <path d="M0 41.3H23.5" className="drawing-seam" />
      <path d="M0 36.2H21.8C21.8 34 21 33 19 33H0" />
      <path d="M21.85 0h2.3L27.1 61.6H23.9Z" />
      <path d="M24.35 64H27.65A1.35 1.35 0 0 0 27.65 61.3H24.35A1.35 1.35 0 0 0 24.35 64Z" />
    </>
  );
}

/** The chair from its right-hand side, its front at 0. */
function SideView() {
  return (
    <>
      <path
        d="M39.5 66V58C39.5 56.3 40.2 55.6 42 55.6H51C52.6 55.6 53 56.5 53 58V70"
        className="drawing-wool"
      />
      <path
        d="M3 46.6C14 45.9 30 45.9 41 46.6 43.5 46.4 44.4 44.5 44.4 41.5 44.4 38.4 43.4 36.3 41 36.2H3.4C1 36.4 0 38.6 0 41.5 0 44.6 1 46.4 3 46.6Z"
        className="drawing-wool"
      />
      <path d="M0 41.3H44.4" className="drawing-seam" />
      <path d="M2.8 36.2C2.8 34 3.6 33 5.6 33H41.4C43.4 33 44.2 34 44.2 36.2Z" />
      <path d="M46.8 0H49L45.2 66 41.9 65.4Z" />
      <path d="M2.4 0h2.25L11.4 62H8.2Z" />
      <path d="M6.8 64H24C31 64 34.5 65.3 37 66.5 41 68.4 43 70 45.1 71 48 72.6 49.5 74.2 50.6 74.9 51.6 75.6 52.4 76 53 76 53.8 76 54 75.5 54 74.8V69.3C54 67.8 53.4 67.2 52.4 67 49 66.3 46 65.6 43.5 64.9 41 64.1 39 63.3 37 62.6 33 61.5 29 61.3 24 61.3H6.8A1.35 1.35 0 0 0 6.8 64Z" />
    </>
  );
}

/** A measure along the floor: two ends, slashed as architects do, and the figure above the line. */
function Across({ from, to, at, label }: { from: number; to: number; at: number; label: number }) {
  return (
    <g className="drawing-measure">
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
    <g className="drawing-measure">
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
