import { describe, expect, it } from "vitest";
import { SettingsError } from "#server/contract/settings.ts";
import type { Coupon, PriceTerms } from "#shared/shop/terms.ts";
import type { Goods } from "../goods.ts";
import { checkChargeable, fromStripe, toStripe } from "./stripe-amounts.ts";

describe("an amount", () => {
  it.each([
    ["EUR", 4900, 4900],
    ["HUF", 490_000, 490_000],
    ["TWD", 4900, 4900],
    ["JPY", 4900, 4900],
    ["KWD", 4900, 4900],
    // Without decimal places by ISO 4217, with two for Stripe.
    ["ISK", 4900, 490_000],
    ["UGX", 4900, 490_000],
    // The other way about.
    ["MGA", 490_000, 4900],
  ])("in %s, %i of ours, is %i for Stripe, and back", (currency, ours, theirs) => {
    expect(toStripe(ours, currency)).toBe(theirs);
    expect(fromStripe(theirs, currency)).toBe(ours);
  });
});

const terms = (change: Partial<PriceTerms> = {}): PriceTerms => ({
  currency: "KWD",
  tax: { label: "VAT", rate: 500, included: true },
  delivery: [{ id: "post", label: "By post", note: "", price: 1500, canBeFree: false }],
  freeDeliveryFrom: null,
  ...change,
});

const selling = (
  price: number,
  ...coupons: Coupon["off"][]
): Pick<Goods, "articles" | "coupons"> => ({
  articles: [
    {
      name: "Kite",
      price,
      path: "/kite",
      colours: [{ id: null, label: "", swatch: "transparent", pictures: [{} as never] }],
      variants: [],
    },
  ],
  coupons: coupons.map((off) => ({ code: "SPRING", label: "Spring", off, minimum: 0 })),
});

describe("a shop that Stripe is to charge for", () => {
  it.each(["EUR", "HUF", "ISK", "JPY", "UGX"])("sells at any price in %s", (currency) => {
    const added = { label: "VAT", rate: 2000, included: false };
    expect(() => {
      checkChargeable(terms({ currency, tax: added }), selling(4905, { rate: 1000 }));
    }).not.toThrow();
  });

  it("sells in steps where Stripe has them", () => {
    expect(() => {
      checkChargeable(terms(), selling(4900, { amount: 500 }));
    }).not.toThrow();
    expect(() => {
      checkChargeable(terms({ currency: "MGA" }), selling(490_000));
    }).not.toThrow();
  });

  it.each([
    ["a price", terms(), selling(4905), 'the price of "Kite"'],
    [
      "a delivery",
      terms({ delivery: [{ ...terms().delivery[0], price: 1505 }] }),
      selling(4900),
      '"By post"',
    ],
    ["an amount off", terms(), selling(4900, { amount: 505 }), "what the coupon SPRING takes off"],
    ["a share off", terms(), selling(4900, { rate: 1000 }), "what the coupon SPRING takes off"],
    [
      "tax that is added",
      terms({ tax: { ...terms().tax, included: false } }),
      selling(4900),
      "the tax that is added",
    ],
  ])("does not start with %s that may lie between two", (_, between, goods, what) => {
    const start = () => {
      checkChargeable(between, goods);
    };
    expect(start).toThrow(SettingsError);
    expect(start).toThrow(
      `Stripe charges KWD in steps of 0.010, and ${what} is not sure to be one`,
    );
  });

  it.each(["IQD", "LYD", "CLF"])("does not start in %s", (currency) => {
    expect(() => {
      checkChargeable(terms({ currency }), selling(4900));
    }).toThrow(`Stripe charges nothing in ${currency}`);
  });
});
