import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pages } from "#registry/pages.ts";

it("has a small picture of every home page that menus list (otherwise: npm run thumbnails -- PATH)", () => {
  const listed = pages.filter(({ kind }) => kind).map(({ path }) => path.replace("/home-", ""));
  const found = globSync("*.avif", { cwd: join(import.meta.dirname, "../../../public/demos") });
  expect(found.toSorted()).toEqual(listed.map((name) => `${name}.avif`).toSorted());
});
