import * as styles from "./seam-pair.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";

const sizes = {
  /** One line from edge to edge of the window. */
  line: styles.titleLine,
  /** One short word on either side, as large as it gets. */
  poster: styles.titlePoster,
} as const;

const orders = { view: styles.viewFirst, title: styles.titleFirst } as const;

const places = {
  first: `${styles.passing} ${styles.first}`,
  between: styles.passing,
  last: `${styles.passing} ${styles.last}`,
} as const;

export interface SeamTitle {
  /** The heading as it is read out. */
  whole: string;
  /** The same, cut where the halves meet. */
  cut: readonly [string, string];
}

interface SeamHalf {
  /** A picture or whatever fills the half beside its words. */
  view?: ReactNode;
  words?: ReactNode;
}

interface SeamPairProps {
  headingId: string;
  /** 2 when left out. */
  level?: 1 | 2 | 3;
  title: SeamTitle;
  size: keyof typeof sizes;
  /** What stands on top in wide windows. */
  order: keyof typeof orders;
  /** Below the first breakpoint its halves lie one over the other: what they hold needs the whole width of a phone. */
  isStacked?: boolean;
  /** Where the pair stands in a row of pairs that fill the window one after the other and whose halves pass each other. */
  place?: keyof typeof places;
  halves: readonly [SeamHalf, SeamHalf];
}

/**
 * Two halves of the same rank, one in the page's colours and one in those of the other scheme, with a title that is cut where they meet.
 * In a row of pairs the second halves run against the page, by CSS alone, from 768 px and where motion is welcome; each pair locks when
 * it fills the window, and the page comes to rest there. Everywhere else the pairs stand still, side by side on phones, too; one half over
 * the other where that would be too narrow.
 */
export function SeamPair({
  headingId,
  level = 2,
  title,
  size,
  order,
  isStacked = false,
  place,
  halves: [own, other],
}: SeamPairProps) {
  const Heading = `h${level}` as const;
  const titleClass = clsx(`display ${styles.title}`, sizes[size]);
  return (
    <div className={styles.stage}>
      <div
        className={clsx(
          styles.pair,
          orders[order],
          isStacked || styles.beside,
          place && places[place],
        )}
      >
        <div className={styles.half}>
          <Heading id={headingId} className={titleClass}>
            <span aria-hidden>{title.cut[0]}</span>
            <span className="sr-only">{title.whole}</span>
          </Heading>
          {own.words && <div className={styles.words}>{own.words}</div>}
          {own.view && <div className={styles.view}>{own.view}</div>}
        </div>
        <div className={`${styles.half} ${styles.halfOther}`}>
          <p aria-hidden className={titleClass}>
            <span>{title.cut[1]}</span>
          </p>
          {other.words && <div className={styles.words}>{other.words}</div>}
          {other.view && <div className={styles.view}>{other.view}</div>}
        </div>
      </div>
    </div>
  );
}
