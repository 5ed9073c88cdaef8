import { useSyncExternalStore } from "react";
import { localMoment } from "#shared/forms/calendar.ts";

const never = () => () => undefined;

/** Today in a time zone. A prerendered page carries the day it was made; it is corrected right after hydration. */
export function useToday(rendered: string, zone: string): string {
  return useSyncExternalStore(
    never,
    () => localMoment(new Date(), zone).date,
    () => rendered,
  );
}
