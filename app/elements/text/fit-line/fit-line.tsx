import * as styles from "./fit-line.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";

interface FitLineProps {
  text: ReactNode;
  /** From 992 px only; below, the text is set in the size around it and may wrap. */
  onlyWide?: boolean;
  className?: string;
}

/**
 * A word or a few, set as wide as the box in the display face, whatever its letters. Read out once. `--fit-line-height` is
 * the line's height, `--fit-most` the size that letters have at most. `--fit-fill` is the part of the box that is filled, with the air at the
 * sides of the letters, and `--fit-bearing` the air before the first one, which then stands outside.
 */
export function FitLine({ text, onlyWide = false, className }: FitLineProps) {
  return (
    <span className={clsx(`${styles.line} display`, onlyWide && styles.onlyWide, className)}>
      <span aria-hidden className={styles.copy}>
        {text}
      </span>
      <span className={styles.room}>
        <span className={styles.text}>{text}</span>
      </span>
    </span>
  );
}
