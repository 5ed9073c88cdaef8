import { onTestFinished } from "vitest";
import { shop } from "#content/shop.ts";

/** Has the owner's shop sell in this currency (ISO 4217) until the test is over. */
export function sellIn(currency: string): void {
  const { currency: own } = shop;
  onTestFinished(() => void (shop.currency = own));
  shop.currency = currency;
}
