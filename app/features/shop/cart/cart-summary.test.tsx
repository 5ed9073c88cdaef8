import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { site } from "#content/site.ts";
import { counted } from "#shared/counted.ts";
import { makeQuote } from "#shared/shop/quote.ts";
import type { DeliveryOption, PriceTerms } from "#shared/shop/terms.ts";
import { cartOf, lineOf } from "#tests/support/carts.ts";
import { fill } from "#shared/words.ts";
import { FullCart } from "./cart-view.tsx";
import { createLiveCart } from "./live-cart.ts";
import * as words from "../words.ts";

const post: DeliveryOption = { id: "post", label: "Post", note: "", price: 490, canBeFree: true };
const courier: DeliveryOption = { ...post, id: "courier", label: "Courier", canBeFree: false };
const terms: PriceTerms = {
  currency: "EUR",
  tax: { label: "VAT", rate: 2550, included: true },
  delivery: [post],
  freeDeliveryFrom: null,
};

/** What stands beside two toys at 10 euros in the cart of a shop with these terms. */
function said(own: Partial<PriceTerms>, cartDays = 30): string {
  const of = { ...terms, ...own };
  const lines = [lineOf("TOY", 2)];
  const cart = { ...cartOf(1, ...lines), quote: makeQuote(lines, null, of) };
  const control = createLiveCart(cart, () => {});
  const live = { ...control, ...control.state() };
  const element = (
    <FullCart live={live} freeDeliveryFrom={of.freeDeliveryFrom} cartDays={cartDays} />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return parse(renderToStaticMarkup(<RouterProvider router={router} />)).text;
}

describe("the summary of a cart", () => {
  it("offers a choice of delivery where there is one", () => {
    expect(said({})).not.toContain(words.otherDelivery);
    expect(said({ delivery: [post, courier] })).toContain(words.otherDelivery);
  });

  it("says how long the cart is kept, of one day as of many", () => {
    for (const days of [1, 30]) expect(said({}, days)).toContain(counted(words.cartKept, days));
  });

  it("calls free what is free, by its name where the total counts another delivery", () => {
    const reached = { freeDeliveryFrom: 2000 };
    expect(said({ ...reached, delivery: [post, courier] })).toContain(words.freeDelivery);
    const charged = said({ ...reached, delivery: [courier, post] });
    expect(charged).not.toContain(words.freeDelivery);
    expect(charged).toContain(fill(words.freeDeliveryBy, { list: "Post" }));
  });

  it("writes the rate of the tax as the language does, and names no tax where none is charged", () => {
    const rate = new Intl.NumberFormat(site.locale, { style: "percent", minimumFractionDigits: 1 });
    for (const included of [true, false]) {
      const taxed = said({ tax: { ...terms.tax, included } });
      expect(taxed).toContain(fill(words.taxRate, { tax: "VAT", rate: rate.format(0.255) }));
      expect(said({ tax: { ...terms.tax, included, rate: 0 } })).not.toContain("VAT");
    }
  });
});
