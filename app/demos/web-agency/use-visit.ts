import { useEffect, useState } from "react";
import { sumFiles, type Visit } from "./visit.ts";

/** A first view is all that comes until this many milliseconds after `load`: the budget's own definition. */
const AFTER_LOAD = 2000;

/** What the browser has noted about this visit; null in the HTML, then what has come by the end of `load`, and two seconds later the whole first view. */
export function useVisit(): Visit | null {
  const [visit, setVisit] = useState<Visit | null>(null);

  useEffect(() => {
    const jumps = watchJumps();
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      // One turn later: while `load` is handled its end is not noted yet.
      timer = setTimeout(() => {
        const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        // What is known already need not wait.
        if (page && performance.getEntriesByName("first-contentful-paint").length > 0)
          setVisit(measure(page, jumps.sum()));
        const left = page ? page.loadEventEnd + AFTER_LOAD - performance.now() : 0;
        timer = setTimeout(() => setVisit(page ? measure(page, jumps.sum()) : null), left);
      });
    }
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", wait);
      jumps.stop();
    };
  }, []);

  return visit;
}

function measure(page: PerformanceNavigationTiming, layoutShift: number | null): Visit {
  const beganHere = new URL(page.name).pathname === window.location.pathname;
  const until = beganHere ? page.loadEventEnd + AFTER_LOAD : Infinity;
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return {
    ...sumFiles(
      files.filter(({ responseEnd }) => responseEnd <= until),
      page.encodedBodySize,
    ),
    firstPaint: paint ? paint.startTime / 1000 : null,
    layoutShift,
    beganHere,
  };
}

/** Adds up how far the page has jumped by itself. Only some browsers tell. */
function watchJumps(): { sum: () => number | null; stop: () => void } {
  if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
    return { sum: () => null, stop: () => undefined };
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const jump of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!jump.hadRecentInput) sum += jump.value;
  });
  observer.observe({ type: "layout-shift", buffered: true });
  return { sum: () => sum, stop: () => observer.disconnect() };
}
