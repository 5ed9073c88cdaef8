import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { makeQuote } from "#shared/shop/quote.ts";
import { cartOf, lineOf } from "#tests/support/carts.ts";
import * as words from "../../words.ts";
import { checkoutAutocomplete } from "../checkout-autocomplete.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import type { CheckoutPageData } from "../checkout-page.server.ts";

const gift = { code: "GIFT", label: "Gift", off: { rate: 10_000 }, minimum: 0 };
const cards = [{ number: "4242 4242 4242 4242", text: "Succeeds." }];

/** The checkout of a present, whose ways of delivery cost so much. */
function checkoutOf(prices: readonly number[], testCards: CheckoutPageData["testCards"]) {
  const line = lineOf("TOY", 1);
  const [first, ...others] = prices.map((price) => ({
    id: `for ${price}`,
    label: `For ${price}`,
    note: "",
    price,
    canBeFree: false,
  }));
  const quote = makeQuote([line], gift, {
    currency: "EUR",
    tax: { label: "VAT", rate: 2000, included: true },
    delivery: [first!, ...others],
    freeDeliveryFrom: null,
  });
  const page: CheckoutPageData = {
    cart: { ...cartOf(1, line), quote },
    known: null,
    accountId: null,
    isPaymentCancelled: false,
    cartDays: 30,
    key: "key",
    countries: [{ code: "FR", name: "France" }],
    tokens: checkoutAutocomplete,
    testCards,
  };
  const router = createMemoryRouter([{ path: "/", element: <CheckoutForm page={page} /> }]);
  const html = parse(renderToStaticMarkup(<RouterProvider router={router} />));
  return {
    text: html.text,
    card: html.querySelector("[name=cardNumber]"),
    button: html.querySelector("[type=submit]")?.text,
    times: (sentence: string) => html.text.split(sentence).length - 1,
  };
}

describe("a checkout with nothing to pay", () => {
  it.each([
    ["with test cards", cards],
    ["at a provider's page", null],
  ])("asks for no payment %s", (_how, testCards) => {
    const page = checkoutOf([0, 0], testCards);
    expect(page.card).toBeNull();
    expect(page.text).not.toContain(words.payment);
    expect(page.text).not.toContain(words.payAtProvider);
    expect(page.button).toBe(words.order);
    expect(page.times(words.nothingToPay)).toBe(2);
  });

  it("asks for one where another way of delivery costs something, and demands none", () => {
    const page = checkoutOf([0, 490], null);
    expect(page.text).toContain(words.payAtProviderIfAny);
    expect(page.text).not.toContain(words.payAtProvider);
    // One for each way of delivery, of which the stylesheet shows the chosen one's.
    expect(page.button).toBe(words.order + words.orderAndPay);
    expect(page.times(words.nothingToPay)).toBe(1);
    const tried = checkoutOf([0, 490], cards);
    expect(tried.card?.hasAttribute("required")).toBe(false);
    expect(tried.text).toContain(words.cardHelpIfAny);
  });

  it("is like every other one where each way costs something", () => {
    const page = checkoutOf([490, 900], null);
    expect(page.text).toContain(words.payAtProvider);
    expect(page.button).toBe(words.orderAndPay);
    expect(page.times(words.nothingToPay)).toBe(0);
    expect(checkoutOf([490, 900], cards).card?.hasAttribute("required")).toBe(true);
  });
});
