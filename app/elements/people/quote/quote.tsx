import * as styles from "./quote.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";

const looks = {
  /** A rule at its start: within a text that goes on. */
  ruled: styles.ruled,
  /** Between two lines, larger than the text: a sentence lifted out of it. */
  pulled: styles.pulled,
  /** The mark hangs in the margin, the sentence is set as large as a heading. */
  hung: styles.hung,
  /** On a card: for walls of several. */
  card: styles.card,
  /** On the brand's own ground, alone on its screen. */
  poster: styles.poster,
} as const;

interface QuoteProps {
  text: string;
  /** Who said it or where it stands. Put the title of a work in `<cite>`. */
  source?: ReactNode;
  look?: keyof typeof looks;
  /** Address of the work that is quoted, for machines. */
  cite?: string;
  className?: string;
}

/** Words of somebody else, with their source, as a figure. Quotation marks are the language's own and come from the stylesheet. */
export function Quote({ text, source, look = "ruled", cite, className }: QuoteProps) {
  return (
    <figure
      data-tone={look === "poster" ? "brand" : undefined}
      className={clsx(styles.quote, looks[look], className)}
    >
      <blockquote cite={cite}>
        <p>{text}</p>
      </blockquote>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  );
}
