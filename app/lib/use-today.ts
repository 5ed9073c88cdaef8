import { startTransition, useEffect, useState } from "react";
import { localMoment } from "#shared/forms/calendar.ts";
import { everyMinute } from "./clock-turns.ts";

/**
 * Today in a time zone. A prerendered page carries the day it was made; it is corrected right after hydration, and at midnight on a page
 * that stays open. Right after, not with it: the first look at a zone's clock takes a phone 20 to 60 ms, and nobody waits for it.
 */
export function useToday(rendered: string, zone: string): string {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const look = () => startTransition(() => setNow(new Date()));
    look();
    return everyMinute(look);
  }, []);
  return now ? localMoment(now, zone).date : rendered;
}
