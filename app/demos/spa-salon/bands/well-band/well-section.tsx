import * as styles from "./well-section.module.css";

/** Depths in metres at which the layers of the ground begin, with the bend of each. */
const layers = [
  { depth: 12, bend: 10 },
  { depth: 48, bend: -14 },
  { depth: 104, bend: 22 },
  { depth: 157, bend: -10 },
] as const;

/** Where the ground begins on the drawing, and the height of a metre. */
const GROUND = 150;
const METRE = 3.25;

const WIDTH = 600;
/** Under the gable of the hall. */
const SHAFT = 275;

/** The pump house on its well, cut open and drawn to scale from the sill down. What stands beside it says what is seen. */
export function WellSection({ depth }: { depth: number }) {
  const foot = GROUND + depth * METRE;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${foot + 60}`} aria-hidden className={styles.section}>
      <path
        d={`M0 ${foot + 12}C60 ${foot - 16} 170 ${foot - 24} ${SHAFT} ${foot - 20}S540 ${foot - 22} ${WIDTH} ${foot + 8}C584 ${foot + 44} 430 ${foot + 62} 290 ${foot + 60}S20 ${foot + 52} 0 ${foot + 12}z`}
        className={styles.water}
      />
      {layers.map(({ depth, bend }) => {
        const y = GROUND + depth * METRE;
        return (
          <g key={depth}>
            <path
              d={`M0 ${y}C150 ${y + bend} 300 ${y - bend} 420 ${y}S560 ${y + bend} ${WIDTH} ${y - bend / 2}`}
              className={styles.layer}
            />
            <text x="8" y={y + 27}>{`${depth} m`}</text>
          </g>
        );
      })}
      <text x="56" y={foot + 30} className={styles.depth}>{`${depth} m`}</text>
      <path d={`M0 ${GROUND}H${WIDTH}`} />
      <path d={`M${SHAFT} ${GROUND}V${foot}`} className={styles.shaft} />
      <path d={`M${SHAFT} ${GROUND}V${foot}`} className={styles.rising} />
      {/* The house: hall, engine room, chimney, and its arches. */}
      <path d="M180 150V62L275 22L370 62V150M370 88H480V150M440 88V4H462V88" />
      <path d="M205 150V118a14 14 0 0 1 28 0V150M261 150V118a14 14 0 0 1 28 0V150M316 150V118a14 14 0 0 1 28 0V150" />
      <path d="M275 52a10 10 0 1 1-.1 0zM398 150V122a12 12 0 0 1 24 0V150" />
    </svg>
  );
}
