import { expect, it } from "vitest";
import type { Coupon } from "#shared/shop/terms.ts";
import { goodsOf } from "./goods.ts";

const coupon = (code: string, facts: Partial<Coupon> = {}): Coupon => ({
  code,
  label: "A tenth",
  off: { rate: 1000 },
  minimum: 0,
  ...facts,
});

it("takes no two coupons whose codes are typed alike, and none without a code", () => {
  expect(() => goodsOf([], [coupon("SPRING"), coupon("SPRING10")])).not.toThrow();
  expect(() => goodsOf([], [coupon("SPRING10"), coupon("Spring 10")])).toThrow(
    'content/coupons.ts: code: "Spring 10" is taken by "SPRING10"',
  );
  expect(() => goodsOf([], [coupon(" ")])).toThrow("write letters or digits");
});

it.each([
  { lastDay: "2028-02-29" },
  { off: { rate: 10_000 } },
  { off: { amount: 1 }, minimum: 9000 },
])("takes a coupon that can be computed with: %j", (facts) => {
  expect(() => goodsOf([], [coupon("SPRING", facts)])).not.toThrow();
});

it.each([
  [{ lastDay: "31.12.2026" }, "lastDay: write a day of the calendar, for example 2027-03-31."],
  [{ lastDay: "12/31/2027" }, "lastDay: write a day"],
  [{ lastDay: "2026-02-30" }, "lastDay: write a day"],
  [{ off: { rate: 20_000 } }, "off.rate: write whole hundredths of a percent"],
  [{ off: { rate: 0.1 } }, "off.rate: write whole hundredths of a percent"],
  [{ off: { amount: 4.5 } }, "off.amount: write a whole number"],
  [{ off: { amount: -100 } }, "off.amount: write a whole number"],
  [{ minimum: 49.9 }, "minimum: write a whole number"],
])("stops with file, code, field and fix: %j", (facts, sentence) => {
  expect(() => goodsOf([], [coupon("SPRING", facts)])).toThrow(
    `content/coupons.ts: "SPRING": ${sentence}`,
  );
});
