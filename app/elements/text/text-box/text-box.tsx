import * as styles from "./text-box.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";

const looks = {
  /** Under a heavy line: columns of a page. */
  ruled: styles.ruled,
  /** On a tinted ground: set apart, still quiet. */
  panel: styles.panel,
  /** On the brand's ground: the one thing to take away. */
  filled: styles.filled,
  /** Behind a bar at its start: an aside to the text. */
  note: styles.note,
  /** In a frame with the title in its edge: rules, conditions. */
  framed: styles.framed,
  /** Before a giant numeral: ranks and chapters. Needs `numeral`. */
  numeral: styles.numeral,
} as const;

interface TextBoxProps {
  title: string;
  children: ReactNode;
  look?: keyof typeof looks;
  /** The figure behind a `numeral` box. Decorative. */
  numeral?: string;
  level?: 2 | 3 | 4;
  className?: string;
}

/** A title and what belongs to it, set apart from the text around. */
export function TextBox({
  title,
  children,
  look = "ruled",
  numeral,
  level = 3,
  className,
}: TextBoxProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-tone={look === "filled" ? "brand" : undefined}
      data-numeral={numeral}
      className={clsx(styles.box, looks[look], className)}
    >
      <Heading className={`${styles.title} display text-display-4`}>
        <span>{title}</span>
      </Heading>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
