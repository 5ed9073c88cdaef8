import * as styles from "./quote-wall.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Quote } from "#app/elements/people/quote/quote.tsx";

interface QuoteWallProps {
  quotes: readonly {
    key: string;
    text: string;
    source: ReactNode;
    /** The one that should be read if only one is: set on the brand's ground. */
    isLead?: boolean;
  }[];
  /** Rows as high as their highest card, the one that leads over two of them: for five, which then end on one line. */
  isEven?: boolean;
}

/** Many short quotations in columns of unequal cards, or in even rows; one of them leads. */
export function QuoteWall({ quotes, isEven = false }: QuoteWallProps) {
  return (
    <div className="@container">
      <ul className={clsx(styles.wall, isEven && styles.even)}>
        {quotes.map(({ key, text, source, isLead }) => (
          <li key={key}>
            <Quote
              text={text}
              source={source}
              look={isLead ? "poster" : "card"}
              className={isLead ? styles.lead : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
