import { SEARCH, SEARCH_ANSWERS } from "#content/addresses.ts";
import { siteFrame } from "#content/site.ts";
import { type ExtraRoute, pageGroup } from "#registry/page.ts";

export const pages = pageGroup("information", {}, [
  {
    path: SEARCH,
    label: "Search result",
    title: "Search",
    description:
      "Search everything on this site, by what pages are called and by what stands on them. Small typing errors are forgiven.",
    module: "features/search/pages/result.tsx",
    prerender: false,
  },
]);

export const others: readonly ExtraRoute[] = [
  {
    path: SEARCH_ANSWERS,
    reason: "the search page's answers for the palette (Ctrl K)",
    module: "features/search/pages/answers.ts",
    frame: siteFrame,
  },
];
