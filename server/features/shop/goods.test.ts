import { expect, it } from "vitest";
import type { Coupon } from "#shared/shop/terms.ts";
import { goodsOf } from "./goods.ts";

const coupon = (code: string): Coupon => ({
  code,
  label: "A tenth",
  off: { rate: 1000 },
  minimum: 0,
});

it("takes no two coupons whose codes are typed alike, and none without a code", () => {
  expect(() => goodsOf([], [coupon("SPRING"), coupon("SPRING10")])).not.toThrow();
  expect(() => goodsOf([], [coupon("SPRING10"), coupon("Spring 10")])).toThrow(
    'content/coupons.ts: code: "Spring 10" is taken by "SPRING10"',
  );
  expect(() => goodsOf([], [coupon(" ")])).toThrow("write letters or digits");
});
