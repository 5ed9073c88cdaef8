import * as styles from "./side-column.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";

const widths = {
  /** Up to 288 px, from 1200 px: with the whole menu in it. */
  column: `${styles.column} ${styles.wide}`,
  /** 80 px, from 992 px: room for one control beside the other's end. */
  rail: `${styles.column} ${styles.rail}`,
} as const;

/** A column along the start edge of a wide window; the page takes the rest. Scrolls by itself when it is long. */
export function SideColumn({
  width,
  className,
  children,
}: {
  width: keyof typeof widths;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div data-no-print className={clsx(widths[width], className)}>
      {children}
    </div>
  );
}
