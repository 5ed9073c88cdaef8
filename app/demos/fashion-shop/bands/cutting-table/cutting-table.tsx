import * as styles from "./cutting-table.module.css";
import { Link } from "#app/elements/actions/link.tsx";

const cuts = {
  coat: styles.coat,
  sleeve: styles.sleeve,
  scarf: styles.scarf,
  bag: styles.bag,
} as const;

export interface CutPiece {
  /** Which of the drawn pieces. */
  cut: keyof typeof cuts;
  /** What it is cut from. */
  cloth: string;
  /** Weight, what it is made of and where. */
  make: string;
  /** What it becomes. */
  article: { name: string; href: string; price: string };
}

interface CuttingTableProps {
  heading: string;
  intro: string;
  pieces: readonly CutPiece[];
}

/** Cloth so near that one can count its threads: pieces as they lie on the table after the shears, each with what it becomes. */
export function CuttingTable({ heading, intro, pieces }: CuttingTableProps) {
  return (
    <section id="cloth" aria-labelledby="cloth-heading" className={styles.table}>
      <header className={styles.head}>
        <h2 id="cloth-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className={styles.intro}>{intro}</p>
      </header>
      <ul className={styles.pieces}>
        {pieces.map(({ cut, cloth, make, article }) => (
          <li key={cut} className={cuts[cut]}>
            <Link href={article.href} className={styles.piece}>
              <span aria-hidden className={styles.cloth} />
              <span className={styles.ticket}>
                <span className="display text-display-4">{cloth}</span>
                <span>{make}</span>
                <span className={styles.becomes}>
                  <span>{article.name}</span> <span className="tabular-nums">{article.price}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
