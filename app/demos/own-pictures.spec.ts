import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { allPaths } from "#registry/all-paths.ts";
import { pages } from "#registry/pages.ts";
import { get } from "#tests/support/http.ts";
import { homePages } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** What the template's posts and works show stands wherever they do; so do the goods of its shop. A face does not: on a second home it would have a second name. */
const SAMPLES = /^(?:cover|project)-/;

const invented = homePages.filter(({ module }) =>
  existsSync(join(import.meta.dirname, "..", dirname(module), "business.tsx")),
);

test("no picture that was made for one home stands on a second", async () => {
  const shopping = new Set(pages.filter(({ group }) => group === "shop").map(rootOf));
  const goods = new Set<string>();
  for (const page of allPaths().filter((each) => shopping.has(rootOf(each))))
    for (const name of await picturesOf(page.path)) goods.add(name);
  const homes = new Map<string, string[]>();
  for (const { path } of invented)
    for (const name of await picturesOf(path))
      if (!SAMPLES.test(name) && !goods.has(name))
        homes.set(name, [...(homes.get(name) ?? []), path]);
  expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

/** The first part of an address, which a shop shares with its articles. */
const rootOf = ({ path }: { path: string }) => path.split("/")[1];

/** Names of the pictures in a page's HTML, posters of films among them. */
async function picturesOf(path: string): Promise<Set<string>> {
  const html = (await get(path)).body.toString();
  return new Set(
    Array.from(html.matchAll(/\/media\/([a-z0-9-]+)-\d+\.avif/g), ([, name]) => name!),
  );
}
