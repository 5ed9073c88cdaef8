import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { couponProblem, findCoupon, makeQuote } from "./quote.ts";
import type { Coupon, PriceTerms } from "./terms.ts";

const shop: PriceTerms = {
  currency: "EUR",
  tax: { label: "VAT", rate: 2000, included: true },
  delivery: [
    { id: "standard", label: "Standard", note: "", price: 490, canBeFree: true },
    { id: "express", label: "Express", note: "", price: 1290, canBeFree: false },
  ],
  freeDeliveryFrom: 6000,
};

const ten: Coupon = { code: "TEN", label: "10 %", off: { rate: 1000 }, minimum: 0 };
const fifteen: Coupon = { code: "FIFTEEN", label: "€15", off: { amount: 1500 }, minimum: 9000 };
const line = (unitPrice: number, quantity = 1) => ({ sku: `S${unitPrice}`, unitPrice, quantity });

describe("a quote", () => {
  it("adds up lines, delivery and the tax that prices contain", () => {
    const quote = makeQuote([line(2400, 2)], null, shop);
    expect(quote).toMatchObject({ subtotal: 4800, coupon: null, freeDeliveryGap: 1200 });
    expect(quote.delivery).toMatchObject([
      { id: "standard", price: 490, total: 5290, tax: 882 },
      { id: "express", price: 1290, total: 6090, tax: 1015 },
    ]);
  });

  it("delivers free from the threshold on, where the option says so", () => {
    const below = makeQuote([line(5999)], null, shop);
    const at = makeQuote([line(6000)], null, shop);
    expect([below.freeDeliveryGap, at.freeDeliveryGap]).toEqual([1, null]);
    expect(below.delivery.map(({ price }) => price)).toEqual([490, 1290]);
    expect(at.delivery.map(({ price }) => price)).toEqual([0, 1290]);
    const never = makeQuote([line(9999)], null, { ...shop, freeDeliveryFrom: null });
    expect([never.freeDeliveryGap, never.delivery[0].price]).toEqual([null, 490]);
  });

  it("counts the threshold after the discount", () => {
    const quote = makeQuote([line(6500)], ten, shop);
    expect(quote.coupon).toEqual({ code: "TEN", label: "10 %", discount: 650 });
    expect(quote.delivery[0]).toMatchObject({ price: 490, total: 6340 });
    expect(quote.freeDeliveryGap).toBe(150);
  });

  it("never takes off more than the goods are worth", () => {
    const quote = makeQuote([line(900)], fifteen, shop);
    expect(quote.coupon?.discount).toBe(900);
    expect(quote.delivery[0].total).toBe(490);
  });

  it("puts the tax on top where prices come without it", () => {
    const tax = { label: "Sales tax", rate: 887, included: false };
    const quote = makeQuote([line(2400)], null, { ...shop, tax });
    expect(quote.delivery[0]).toMatchObject({ tax: 256, total: 2400 + 490 + 256 });
  });

  it("is whole numbers that add up, whatever is in the cart", () => {
    const lines = fc.array(
      fc.record({
        sku: fc.string(),
        unitPrice: fc.integer({ min: 1, max: 1_000_000 }),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { minLength: 1, maxLength: 50 },
    );
    const coupons = fc.option(
      fc.record({
        code: fc.constant("X"),
        label: fc.constant("x"),
        off: fc.oneof(
          fc.record({ rate: fc.integer({ min: 1, max: 10_000 }) }),
          fc.record({ amount: fc.integer({ min: 1, max: 100_000 }) }),
        ),
        minimum: fc.constant(0),
      }),
    );
    fc.assert(
      fc.property(lines, coupons, fc.boolean(), (goods, coupon, included) => {
        const quote = makeQuote(goods, coupon, { ...shop, tax: { ...shop.tax, included } });
        const sum = quote.lines.reduce((total, { total: one }) => total + one, 0);
        expect(sum).toBe(quote.subtotal);
        for (const { price, tax, total } of quote.delivery) {
          const parts = quote.subtotal - (quote.coupon?.discount ?? 0) + price;
          expect(total).toBe(included ? parts : parts + tax);
          expect([tax, total].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        }
      }),
    );
  });
});

describe("a coupon", () => {
  it("is found however it is typed", () => {
    expect(findCoupon(" te n ", [ten, fifteen])).toBe(ten);
    expect(findCoupon("", [ten])).toBeUndefined();
    expect(findCoupon("TENN", [ten])).toBeUndefined();
  });

  it("is found however its owner writes it", () => {
    for (const code of ["Spring10", "SPRING 10", "spring10"]) {
      const coupon = { ...ten, code };
      expect(findCoupon("spring10", [fifteen, coupon]), code).toBe(coupon);
      expect(findCoupon(code, [fifteen, coupon]), code).toBe(coupon);
    }
  });

  it("counts from its minimum on and until its last day", () => {
    expect(couponProblem(fifteen, 9000, "2026-11-21")).toBeNull();
    expect(couponProblem(fifteen, 8999, "2026-11-21")).toEqual({ kind: "minimum", minimum: 9000 });
    const summer = { ...ten, lastDay: "2026-08-31" };
    expect(couponProblem(summer, 1, "2026-08-31")).toBeNull();
    expect(couponProblem(summer, 1, "2026-09-01")).toEqual({ kind: "over" });
  });
});
