import { useEffect, useRef } from "react";
import { layoutStore } from "#app/lib/layout-store.ts";

/** The specification's point 9: measured a second after load, after a route change, after a resize. */
export const MEASURE_DELAY = 1000;

/**
 * Keeps the heights of header and footer in the layout store: the header's and the document's one second
 * after each route change, the footer's one second after load and after each resize.
 */
export function useLayoutMeasures(pathname: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    measureHeader();
    const timer = setTimeout(measureHeader, MEASURE_DELAY);
    return () => clearTimeout(timer);
  }, [pathname]);

  useEffect(() => {
    // On the first page the second began when that was loaded, before this code ran.
    const passed = isFirst.current ? timeSinceLoad() : 0;
    isFirst.current = false;
    let timer = setTimeout(measureFooter, Math.max(0, MEASURE_DELAY - passed));
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        measureHeader();
        measureFooter();
      }, MEASURE_DELAY);
    };
    window.addEventListener("resize", later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", later);
    };
  }, [pathname]);
}

/** In ms; 0 while the page is still being loaded. */
function timeSinceLoad(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const loaded = (entry as PerformanceNavigationTiming | undefined)?.loadEventEnd;
  return loaded ? performance.now() - loaded : 0;
}

function measureHeader() {
  const header = document.querySelector<HTMLElement>("[data-site-header]");
  layoutStore.set({
    headerHeight: Math.round(header?.offsetHeight ?? 0),
    documentHeight: document.documentElement.scrollHeight,
  });
}

function measureFooter() {
  const footer = document.querySelector<HTMLElement>("[data-site-footer]");
  layoutStore.set({ footerHeight: Math.round(footer?.offsetHeight ?? 0) });
}
