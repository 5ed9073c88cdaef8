import "./side-column.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";

const widths = {
  column: "side-column",
  /** 80 px: room for one control beside the other's end. */
  rail: "side-column side-column-rail",
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
