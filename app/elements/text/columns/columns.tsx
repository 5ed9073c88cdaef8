import * as styles from "./columns.module.css";
import { clsx } from "clsx";
import type { ComponentProps } from "react";

const flows = {
  /** As many columns as are wide enough to be read, all ending at about the same line. */
  balanced: styles.textColumns,
  /** The same, with a hairline between them. */
  ruled: `${styles.textColumns} ${styles.textColumnsRuled}`,
} as const;

/**
 * Running text in columns, as in a newspaper. Their number follows from the width. An element with the class `spansColumns` of
 * this module's styles goes across all of them. Only for texts that fit a screen: nobody scrolls up to go on reading.
 */
export function TextColumns({
  flow = "balanced",
  className,
  ...props
}: ComponentProps<"div"> & { flow?: keyof typeof flows }) {
  return <div {...props} className={clsx(flows[flow], className)} />;
}

const splits = {
  /** Two alike. */
  halves: `${styles.columns} ${styles.halves}`,
  /** Three alike. */
  thirds: `${styles.columns} ${styles.thirds}`,
  /** The first has two thirds. */
  "wide-start": `${styles.columns} ${styles.wideStart}`,
  /** The last has two thirds. */
  "wide-end": `${styles.columns} ${styles.wideEnd}`,
} as const;

/** Things beside each other where there is room for it, below each other where there is not: the width of the box decides. */
export function Columns({
  split,
  className,
  children,
  ...props
}: ComponentProps<"div"> & { split: keyof typeof splits }) {
  return (
    <div {...props} className={clsx("@container", className)}>
      <div className={splits[split]}>{children}</div>
    </div>
  );
}
