import { onTestFinished } from "vitest";
import { shop } from "#content/shop.ts";

/** Lets the shop take everything back within so many days, until the test ends. */
export function withReturnDays(days: number): void {
  const own = shop.returnDays;
  shop.returnDays = days;
  onTestFinished(() => void (shop.returnDays = own));
}
