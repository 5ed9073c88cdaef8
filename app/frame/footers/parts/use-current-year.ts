import { useSyncExternalStore } from "react";
import { useSiteData } from "#app/engine/site-data.ts";

const never = () => () => undefined;

/**
 * The current year. A prerendered page carries the year it was rendered in; hydration starts from the same one and corrects it
 * right after, so the page is right after New Year without a new build.
 */
export function useCurrentYear(): number {
  const { renderedAt } = useSiteData();
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => new Date(renderedAt).getUTCFullYear(),
  );
}
