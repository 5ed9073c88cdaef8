import type { AppFeature } from "#registry/page.ts";
import { contents } from "./contents.server.ts";
import { extracts } from "./extracts.server.ts";
import { pages, others } from "./pages/entries.ts";

export const shop: AppFeature = {
  pages,
  others,
  contents,
  extracts,
  stored: [
    {
      name: "cart",
      kind: "Local storage",
      holds: "how many things are in your cart, so that the bag in the header knows",
      ends: "When the cart is empty, or when you clear it",
    },
    {
      name: "checkout",
      kind: "Session storage",
      holds: "what you typed into the checkout, never anything of a card",
      ends: "When you order, or close the tab",
    },
  ],
};
