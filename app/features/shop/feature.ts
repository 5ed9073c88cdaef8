import type { AppFeature } from "#registry/page.ts";
import { contents } from "./contents.server.ts";
import { extracts } from "./extracts.server.ts";
import { pages, others } from "./pages/entries.ts";
import * as words from "./words.ts";

export const shop: AppFeature = {
  pages,
  others,
  contents,
  extracts,
  stored: [
    {
      name: "cart",
      kind: "Local storage",
      holds: words.storedCart,
      ends: words.storedCartEnds,
    },
    {
      name: "checkout",
      kind: "Session storage",
      holds: words.storedCheckout,
      ends: words.storedCheckoutEnds,
    },
  ],
};
