import * as styles from "./side-column.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";

const widths = {
  column: styles.column,
  /** 80 px: room for one control beside the other's end. */
  rail: `${styles.column} ${styles.rail}`,
} as const;

/** A column along the start edge of the window, from 992 px; the page takes the rest. Scrolls by itself when it is long. */
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
