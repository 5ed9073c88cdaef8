import { useSyncExternalStore } from "react";
import { everySecond } from "#app/lib/clock-turns.ts";
import { useSiteData } from "./site-data.ts";

const SECOND = 1000;

/**
 * The time in whole seconds (ms since 1970), kept up to date. A prerendered page carries the time it was rendered at; hydration
 * starts from the same one and corrects it right after.
 */
export function useNow(): number {
  const { renderedAt } = useSiteData();
  return useSyncExternalStore(
    everySecond,
    wholeSeconds,
    () => Math.floor(Date.parse(renderedAt) / SECOND) * SECOND,
  );
}

function wholeSeconds(): number {
  return Math.floor(Date.now() / SECOND) * SECOND;
}
