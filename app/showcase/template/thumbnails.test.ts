import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pages } from "#registry/pages.ts";

it("has small pictures of every home page that menus list (otherwise: npm run thumbnails -- PATH)", () => {
  const listed = pages.filter(({ kind }) => kind).map(({ path }) => path.replace("/home-", ""));
  const found = globSync("*.avif", { cwd: join(import.meta.dirname, "../../../public/demos") });
  const wanted = listed.flatMap((name) => [`${name}.avif`, `${name}-400.avif`]);
  expect(found.toSorted()).toEqual(wanted.toSorted());
});
