import * as styles from "./wireframe.module.css";
import { clsx } from "clsx";

const kinds = {
  ground: styles.ground,
  mark: styles.mark,
  type: styles.type,
  word: styles.word,
  lines: styles.lines,
  row: styles.row,
  small: styles.small,
  rule: styles.rule,
  networks: styles.networks,
  field: styles.field,
  button: styles.button,
  picture: styles.picture,
  map: styles.map,
} as const;

const grounds = {
  paper: "bg-paper",
  sunken: "bg-sunken",
  tint: "bg-tint",
  raised: "bg-raised",
  brand: "bg-brand",
  accent: "bg-accent",
} as const;

type WireGround = keyof typeof grounds;

/** One thing in a footer, on a grid of twelve columns. */
export interface WireBlock {
  kind: keyof typeof kinds;
  /** First column and number of columns. */
  columns: readonly [start: number, span: number];
  /** First row and number of rows. */
  rows: readonly [start: number, span: number];
  /** The ground that a `ground` lays, or the one that something else stands on when it is not the footer's. */
  ground?: WireGround;
  /** For grounds: reaches the upper edge of the footer, or both. */
  reach?: "top" | "full";
  /** What stands here: makes it a numbered entry of the legend. */
  note?: string | undefined;
}

export interface WireframeProps {
  ground: WireGround | "night";
  blocks: readonly WireBlock[];
}

/** The composition of a footer as a small drawing with numbers, and the list that explains them. */
export function Wireframe({ ground, blocks }: WireframeProps) {
  const noted = blocks.filter(({ note }) => note);
  return (
    <figure className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
      <div
        aria-hidden
        data-tone={ground === "night" ? "night" : undefined}
        data-on={ground}
        className={clsx(
          `${styles.wireframe} self-start lg:col-span-7`,
          ground !== "night" && grounds[ground],
        )}
      >
        {blocks.map((block) => {
          const { kind, columns, rows, reach, ground: under } = block;
          return (
            <span
              key={`${columns.join()} ${rows.join()} ${kind}`}
              data-reach={reach}
              data-on={under}
              className={clsx(kinds[kind], kind === "ground" && under && grounds[under])}
              style={{
                gridColumn: `${columns[0]} / span ${columns[1]}`,
                gridRow: `${rows[0]} / span ${rows[1]}`,
              }}
            >
              {block.note && <span className={styles.number}>{noted.indexOf(block) + 1}</span>}
            </span>
          );
        })}
      </div>
      <figcaption className="lg:col-span-4 lg:col-start-9">
        <ol className="border-t border-line">
          {noted.map(({ note }, index) => (
            <li key={note} className="flex gap-4 border-b border-line py-3 text-small">
              <span
                aria-hidden
                className={`${styles.number} relative! inset-auto! mt-px flex-none`}
              >
                {index + 1}
              </span>
              {note}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
