import { useMatches } from "react-router";
import type { LinkGroup } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { isForServer } from "#app/engine/hosting.ts";
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
  const business = handle?.business ?? owner;
  return {
    ...business,
    ...(business.groups && { groups: groupsHere(business.groups) }),
    isDemo: handle?.business !== undefined,
  };
}

/**
 * Groups of links as this build has them: in an export without a server those that lead to files, as a list would keep a place for the
 * others, and a title would stand above none.
 */
export function groupsHere(groups: readonly LinkGroup[]): readonly LinkGroup[] {
  if (import.meta.env.HAS_SERVER) return groups;
  return groups
    .map(({ links, ...group }) => ({
      ...group,
      links: links.filter(({ href }) => !isForServer(href)),
    }))
    .filter(({ links }) => links.length > 0);
}
