import type { Entry } from "#registry/page.ts";

export const pricingTable: Entry = {
  path: "/elements/pricing-table",
  label: "Pricing table",
  title: "Pricing tables: plans, price lists, comparison",
  description:
    "Prices by month and by year, as the lines of a list, as one offer, and as a table of comparison that scrolls with a hint on phones.",
  module: "showcase/elements/pricing-table/page.tsx",
};
