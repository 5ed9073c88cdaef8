import { useSyncExternalStore } from "react";
import { localMoment } from "#shared/forms/calendar.ts";
import { everyMinute } from "./clock-turns.ts";

/**
 * Today in a time zone. A prerendered page carries the day it was made; it is corrected right after hydration, and at midnight on a page
 * that stays open.
 */
export function useToday(rendered: string, zone: string): string {
  return useSyncExternalStore(
    everyMinute,
    () => localMoment(new Date(), zone).date,
    () => rendered,
  );
}
