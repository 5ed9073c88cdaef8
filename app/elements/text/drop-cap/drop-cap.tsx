import * as styles from "./drop-cap.module.css";
import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The classes of each look, for a first paragraph that is HTML already. */
export const dropCapLooks = {
  /** Sunk three lines into the text: for articles. */
  sunken: `${styles.cap} ${styles.sunken}`,
  /** Standing on the first line, twice as tall: for short openings. */
  raised: `${styles.cap} ${styles.raised}`,
  /** Reversed out of a block in the brand's colour: for magazines. */
  block: `${styles.cap} ${styles.block}`,
  /** In the margin beside the text, which keeps its straight edge: for wide columns. */
  hanging: `${styles.cap} ${styles.hanging}`,
} as const;

export type DropCapLook = keyof typeof dropCapLooks;

/**
 * A paragraph that begins with a large letter: by `::first-letter`, so that the word stays whole for search, copying and screen
 * readers.
 */
export function DropCap({
  look,
  className,
  ...props
}: ComponentProps<"p"> & { look: DropCapLook }) {
  return <p {...props} className={clsx(dropCapLooks[look], className)} />;
}
