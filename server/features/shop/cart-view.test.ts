import { expect, it } from "vitest";
import { site } from "#content/site.ts";
import { localMoment } from "#shared/forms/calendar.ts";
import type { Coupon } from "#shared/shop/terms.ts";
import { problemOf } from "./cart-view.ts";

const lastDay = "2026-12-31";
const coupon: Coupon = {
  code: "YEAR",
  label: "The year's",
  off: { rate: 1000 },
  minimum: 0,
  lastDay,
};

it("counts a coupon until its last day is over where the site is, not in Greenwich", () => {
  // Every hour of the three days around it: whatever the site's zone, its day begins in one of them.
  for (let hour = 0; hour < 72; hour += 1) {
    const now = Date.parse("2026-12-31T00:00:00Z") + (hour - 24) * 3_600_000;
    const isOver = localMoment(new Date(now), site.timeZone).date > lastDay;
    expect([hour, problemOf([coupon], coupon.code, 1000, now) !== null]).toEqual([hour, isOver]);
  }
});
