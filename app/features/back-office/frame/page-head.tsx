import * as styles from "../lists/admin-lists.module.css";
import type { ReactNode } from "react";
import { formatNumber } from "#app/lib/format-number.ts";

interface PageHeadProps {
  heading: string;
  /** How many there are: stands behind the heading in figures. */
  count?: number;
  /** What can be done with all of it; stands at the end of the line. */
  children?: ReactNode;
}

/** The heading of a page of the back office. Reading and focus go on here after a page of a list was turned. */
export function PageHead({ heading, count, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1 id="list-heading" tabIndex={-1} className="display text-display-3">
        {heading}
        {count !== undefined && (
          <>
            {" "}
            <span className={styles.headCount}>{formatNumber(count)}</span>
          </>
        )}
      </h1>
      {children && <div>{children}</div>}
    </header>
  );
}
