import { type RefObject, useEffect, useRef, useState } from "react";

/** Rows kept above and below the window. */
const OVERSCAN = 4;

interface VisibleRows {
  columns: number;
  /** Height of one row in px; 0 before it was measured. */
  rowHeight: number;
  first: number;
  last: number;
}

/**
 * Which rows of a grid of equal cells are in the window, measured from the grid itself (columns from its style, height from a cell),
 * so that only these need to exist. Null until it was measured: then everything does, as the server wrote it.
 */
export function useVisibleRows(
  grid: RefObject<HTMLElement | null>,
  count: number,
): VisibleRows | null {
  const [rows, setRows] = useState<VisibleRows | null>(null);
  const lastHeight = useRef(0);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const columns = getComputedStyle(element).gridTemplateColumns.split(" ").length;
      // A grid out of the window has no cell to measure: its rows are as high as they were.
      const rowHeight =
        element.querySelector<HTMLElement>("li")?.offsetHeight || lastHeight.current;
      if (rowHeight === 0) return;
      lastHeight.current = rowHeight;
      const above = -element.getBoundingClientRect().top;
      const total = Math.ceil(count / columns);
      const first = Math.max(0, Math.min(total, Math.floor(above / rowHeight) - OVERSCAN));
      const last = Math.max(
        first,
        Math.min(total, Math.ceil((above + window.innerHeight) / rowHeight) + OVERSCAN),
      );
      setRows((before) =>
        before?.columns === columns &&
        before.rowHeight === rowHeight &&
        before.first === first &&
        before.last === last
          ? before
          : { columns, rowHeight, first, last },
      );
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    const observer = new ResizeObserver(later);
    observer.observe(element);
    window.addEventListener("scroll", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("scroll", later);
    };
  }, [grid, count]);

  if (!rows) return null;
  // Measured with as many cells as there were: now there may be fewer.
  const total = Math.ceil(count / rows.columns);
  return { ...rows, first: Math.min(rows.first, total), last: Math.min(rows.last, total) };
}
