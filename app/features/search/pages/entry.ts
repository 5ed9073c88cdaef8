import type { Entry } from "#registry/page.ts";

export const searchResult: Entry = {
  path: "/page/search-result",
  label: "Search result",
  title: "Search",
  description:
    "Search every page and post of this site. The results are made on the server, work without script and forgive typing errors.",
  module: "features/search/pages/result.tsx",
  prerender: false,
};
