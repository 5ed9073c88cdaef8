import { CART, CHECKOUT, ORDERS_OF_CUSTOMERS } from "#content/addresses.ts";
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
  serverNeeds: [
    {
      what: "Cart, checkout and orders",
      elsewhere: "are on the server: what is to be bought leads to its page there",
      alone: "are left out: the shop is a catalogue, and says nothing of what is in stock",
      addresses: [CART, CHECKOUT, ORDERS_OF_CUSTOMERS],
    },
    {
      what: "Filters and order of the shop's lists",
      elsewhere: "are left out; departments and pages of a list work",
      alone: "are left out; departments and pages of a list work",
    },
  ],
  stored: [
    {
      name: "cart",
      kind: "local",
      holds: words.storedCart,
      ends: words.storedCartEnds,
    },
    {
      name: "checkout",
      kind: "session",
      holds: words.storedCheckout,
      ends: words.storedCheckoutEnds,
    },
  ],
};
