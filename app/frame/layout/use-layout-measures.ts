import { useEffect } from "react";
import { layoutStore } from "#app/lib/layout-store.ts";

/** The specification's point 9: measured a second after load, after a route change, after a resize. */
export const MEASURE_DELAY = 1000;

/**
 * Keeps the heights of header and footer in the layout store: the header's and the document's one second
 * after each route change, the footer's one second after load and after each resize.
 */
export function useLayoutMeasures(pathname: string): void {
  useEffect(() => {
    measureHeader();
    const timer = setTimeout(measureHeader, MEASURE_DELAY);
    return () => clearTimeout(timer);
  }, [pathname]);

  useEffect(() => {
    let timer = setTimeout(measureFooter, MEASURE_DELAY);
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
