import { PRICES } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const pricingPackages: Entry = {
  path: PRICES,
  label: "Pricing packages",
  title: "Plans and prices",
  description:
    "A founder by the month at $800, $1200 or $900, the Sunday List by the year at $29, $39 or $49, and a bill to see what a month comes to.",
  module: "information/pricing-packages/page.tsx",
  header: "white-header",
  footer: "footer-style-08",
};
