import * as styles from "./catalogue-index.module.css";

const CHAIR = "/drawings/armchair-elevations.svg";
/** The other groups: as a file they are in no script. */
const GROUPS = "/drawings/kvist-groups.svg";

/** Names of the drawings, one for each group of articles. */
export type GroupDrawingName = "seat" | "light" | "table" | "cloth" | "shelf";

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
      {name === "seat" ? <Seat /> : <use href={`${GROUPS}#${name}`} />}
      <path d="M0 0H122" fill="none" />
    </svg>
  );
}

function Seat() {
  return (
    <g style={{ "--wool": "#c8922f", "--paper": "#dfb97f" } as object}>
      <g transform="translate(32 0) scale(1 -1)">
        <use href={`${CHAIR}#half-front`} />
        <use href={`${CHAIR}#half-front`} transform="scale(-1 1)" />
      </g>
      <g transform="translate(66 0) scale(1 -1)">
        <use href={`${CHAIR}#side`} />
      </g>
    </g>
  );
}
