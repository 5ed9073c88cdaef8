import { expect, it } from "vitest";
import { allPaths } from "#registry/all-paths.ts";
import { findPage } from "#registry/pages.ts";
import { isMadeFrom } from "#tests/support/changed-pages.ts";

/** What a page asks for what is left, and what offers to choose how many. */
const ASKED = "app/features/shop/article/stock-levels.server.ts";
const CHOICE = "app/features/shop/article/add-to-cart.tsx";

it("says of each page that asks what is in stock what of it the page tells", () => {
  const prerendered = allPaths().flatMap(({ path, prerender }) =>
    prerender ? (findPage(path) ?? []) : [],
  );
  const stated = prerendered.flatMap(({ path, stock }) => (stock ? [[path, stock]] : []));
  const asking = prerendered.flatMap(({ path }) =>
    isMadeFrom(path, ASKED)
      ? [[path, isMadeFrom(path, CHOICE) ? "quantities" : "availability"]]
      : [],
  );
  expect(stated).toEqual(asking);
});
