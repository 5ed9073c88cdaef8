import { CART, PRICES, PRODUCT, QUESTIONS } from "#content/addresses.ts";
import { testForcedColours } from "../support/forced-colours.ts";
import { pathsInTurn } from "../support/sample.ts";

/** Pages with states that a colour could carry alone: choices, tabs, filters, charts, progress, plans. Home pages say so in their own tests. */
const paths = [
  "/elements/tab",
  "/elements/accordions",
  "/elements/pie-chart",
  "/elements/progress-bar",
  "/elements/pricing-table",
  CART,
  "/elements/contact-form",
  "/elements/buttons",
  "/shop/left-sidebar",
  PRODUCT,
  "/portfolio/portfolio-classic-masonry",
  "/blogs/blog-masonry",
  QUESTIONS,
  PRICES,
];

for (const path of pathsInTurn(import.meta.filename, paths)) testForcedColours(path);
