import * as styles from "./separator.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";

const looks = {
  /** One pixel: between things of one kind. */
  hairline: `${styles.separator} ${styles.hairline}`,
  /** Short and strong: above a heading. */
  bar: `${styles.separator} ${styles.bar}`,
  /** Three points: where a story takes a breath. */
  points: `${styles.separator} ${styles.points}`,
  /** A lozenge on a line: in menus, programmes, invitations. */
  lozenge: `${styles.separator} ${styles.lozenge}`,
} as const;

/** A break between two parts of a text: a native `<hr>`, which assistive technology announces. */
export function Separator({ look, className }: { look: keyof typeof looks; className?: string }) {
  return <hr className={clsx(looks[look], className)} />;
}

/** A line with words in its middle: "or", a date, the name of what comes. The words are read, the lines are not. */
export function LabelledSeparator({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  return <p className={clsx(styles.labelled, className)}>{children}</p>;
}

/** Outlines in a box of 1200 × 100: what lies below them belongs to the band that comes. */
const shapes = {
  wave: "M0 62C150 100 290 96 450 60S760-8 930 22s190 52 270 34v44H0z",
  slope: "M0 100 1200 8v92z",
  arch: "M0 100C260-24 940-24 1200 100z",
  torn: "M0 52l38-14 44 20 51-30 40 22 62-12 33 24 58-36 47 26 61-16 36 30 70-34 42 20 55-24 48 34 64-22 39 14 52-30 60 28 41-10 57 26 50-34 52 18 40-14 60 22v66H0z",
} as const;

interface ShapeDividerProps {
  shape: keyof typeof shapes;
  /**
   * The ground of the band that follows: a text colour class of the same token (`text-sunken`, `text-brand`). Below a band with a tone, inside
   * which papers are the tone's own, it stands by itself and brings that ground along (`bg-brand text-raised`).
   */
  className: string;
}

/** The edge between two bands, drawn in the ground of the second. Stands at the foot of the first; it has no meaning to announce. */
export function ShapeDivider({ shape, className }: ShapeDividerProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 100"
      preserveAspectRatio="none"
      className={clsx(styles.shapeDivider, className)}
    >
      <path d={shapes[shape]} />
    </svg>
  );
}
