import "./seam-pair.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";

const sizes = {
  /** One line from edge to edge of the window. */
  line: "seam-title-line",
  /** One short word on either side, as large as it gets. */
  poster: "seam-title-poster",
} as const;

const orders = { view: "seam-view-first", title: "seam-title-first" } as const;

const places = {
  first: "seam-passing seam-first",
  between: "seam-passing",
  last: "seam-passing seam-last",
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
  /** Where the pair stands in a row of pairs that fill the window one after the other and whose halves pass each other. */
  place?: keyof typeof places;
  halves: readonly [SeamHalf, SeamHalf];
}

/**
 * Two halves of the same rank, one in the page's colours and one in those of the other scheme, with a title that is cut where they meet.
 * In a row of pairs the second halves run against the page, by CSS alone, from 768 px and where motion is welcome; each pair locks when
 * it fills the window. Everywhere else the pairs stand still: side by side, on phones one half over the other.
 */
export function SeamPair({
  headingId,
  level = 2,
  title,
  size,
  order,
  place,
  halves: [own, other],
}: SeamPairProps) {
  const Heading = `h${level}` as const;
  const titleClass = clsx("display seam-title", sizes[size]);
  return (
    <div className={clsx("seam-pair", orders[order], place && places[place])}>
      <div className="seam-half">
        <Heading id={headingId} className={titleClass}>
          <span aria-hidden>{title.cut[0]}</span>
          <span className="sr-only">{title.whole}</span>
        </Heading>
        {own.words && <div className="seam-words">{own.words}</div>}
        {own.view && <div className="seam-view">{own.view}</div>}
      </div>
      <div className="seam-half seam-half-other">
        <p aria-hidden className={titleClass}>
          <span>{title.cut[1]}</span>
        </p>
        {other.words && <div className="seam-words">{other.words}</div>}
        {other.view && <div className="seam-view">{other.view}</div>}
      </div>
    </div>
  );
}
