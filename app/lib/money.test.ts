import { expect, it, onTestFinished } from "vitest";
import { site } from "#content/site.ts";
import { formatMoney, formatPlanPrice } from "./money.ts";

it("writes minor units as the specification's sample prices", () => {
  const usd = (amount: number) => formatMoney({ amount, currency: "USD" });
  expect([999, 1999, 2999, 9099, 19999, 29099].map(usd)).toEqual([
    "$9.99",
    "$19.99",
    "$29.99",
    "$90.99",
    "$199.99",
    "$290.99",
  ]);
});

it("knows currencies without minor units", () => {
  expect(formatMoney({ amount: 1500, currency: "JPY" })).toBe("¥1,500");
});

it("writes plan prices letter for letter as the specification has them", () => {
  const usd = (amount: number) => formatPlanPrice({ amount, currency: "USD" });
  expect([80000, 120000, 90000, 2900, 3900, 4900, 999, 29099].map(usd)).toEqual([
    "$800",
    "$1200",
    "$900",
    "$29",
    "$39",
    "$49",
    "$9.99",
    "$290.99",
  ]);
  expect(usd(1234500)).toBe("$12,345");
});

it("writes an amount as the owner's locale does, whatever the language alone would say", () => {
  const { locale } = site;
  onTestFinished(() => void (site.locale = locale));
  site.locale = "de-DE";
  expect(formatMoney({ amount: 123450, currency: "USD" })).toBe("1.234,50\u00a0$");
  expect(formatPlanPrice({ amount: 1234500, currency: "USD" })).toBe("12.345\u00a0$");
});
