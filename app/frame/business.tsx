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
    ...(!import.meta.env.HAS_SERVER && { groups: business.groups?.map(withoutServer) }),
    isDemo: handle?.business !== undefined,
  };
}

/** In an export without a server: the links that lead to files. A list would keep a place for the others. */
function withoutServer({ links, ...group }: LinkGroup): LinkGroup {
  return { ...group, links: links.filter(({ href }) => !isForServer(href)) };
}
