import { expect, it } from "vitest";
import { siteWith } from "#tests/support/site-with-lost-pages.ts";
import { neededPages } from "./needed-pages.ts";

it("names code that leads to a page that it cannot do without", () => {
  const checkout = 'import { TEAM, TERMS } from "#content/addresses.ts";\nvoid [TEAM, TERMS];\n';
  expect(neededPages(siteWith({ "app/features/shop/checkout.ts": checkout }))).toEqual([
    { importer: "app/features/shop/checkout.ts", file: "/page/terms", name: "TERMS" },
  ]);
});
