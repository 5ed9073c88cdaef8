import { SEARCH_INDEX } from "#content/addresses.ts";
import type { AppFeature } from "#registry/page.ts";
import { others, pages } from "./pages/entries.ts";

export const search: AppFeature = {
  pages,
  others,
  serverNeeds: [
    {
      what: "The search",
      elsewhere: "is done in the browser, and needs script",
      alone: "is done in the browser, and needs script",
    },
  ],
  exportFiles: async (isThere, client) => {
    const { indexText } = await import("./search.server.ts");
    return { [SEARCH_INDEX]: await indexText(isThere, client) };
  },
};
