import * as styles from "./session-hero.module.css";
import type { PageCount } from "../../build-figures.server.ts";

/** Squares above one another, and the size of a square and of its place. */
const ROWS = 8;
const SQUARE = 10;
const PITCH = 13;

interface PageMapProps {
  command: string;
  /** What the picture shows, with its figures: it stands below, for everybody. */
  caption: string;
  groups: readonly PageCount[];
  /** Index of this page among all pages. */
  own: number;
}

/** Every page of the site as one square, column by column, each group in a shade of its own; this page in the accent. */
export function PageMap({ command, caption, groups, own }: PageMapProps) {
  const total = groups.reduce((sum, { pages }) => sum + pages, 0);
  const width = Math.ceil(total / ROWS) * PITCH - (PITCH - SQUARE);
  const height = ROWS * PITCH - (PITCH - SQUARE);
  return (
    <figure className={`${styles.pane} ${styles.map}`}>
      <p className={styles.command} dir="ltr">
        {command}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {groups.map(({ group, pages }, index) => {
          const first = groups.slice(0, index).reduce((sum, before) => sum + before.pages, 0);
          return <path key={group} d={squares(first, pages)} />;
        })}
        <path d={squares(own, 1)} className={styles.mapOwn} />
      </svg>
      <figcaption className="text-small text-soft">{caption}</figcaption>
    </figure>
  );
}

/** The outline of so many squares from this one on. */
function squares(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const at = first + index;
    const x = Math.floor(at / ROWS) * PITCH;
    const y = (at % ROWS) * PITCH;
    return `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
  }).join("");
}
