import * as styles from "./quote-wall.module.css";
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
}

/** Many short quotations in columns of unequal cards; one of them leads. */
export function QuoteWall({ quotes }: QuoteWallProps) {
  return (
    <div className="@container">
      <ul className={styles.wall}>
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
