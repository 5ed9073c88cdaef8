import { useMatches } from "react-router";
import { site } from "#content/site.ts";
import { SiteMark } from "#app/elements/text/site-mark.tsx";
import type { Business, PageHandle } from "./page-handle.ts";

const owner: Business = {
  ...site,
  mark: <SiteMark />,
  address: site.address.slice(1),
};

/** The business of the page on screen, and whether it is invented: a demonstration of the template. */
export function useBusiness(): Business & { isDemo: boolean } {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return { ...(handle?.business ?? owner), isDemo: handle?.business !== undefined };
}
