import { expect, it } from "vitest";
import { chosenBy, removables, without } from "./removable.ts";
import type { Tree } from "./tree.ts";

const tree: Tree = new Map(
  [
    "app/demos/bakery/entry.ts",
    "app/demos/bakery/page.tsx",
    "app/information/us/entry.ts",
    "app/information/privacy-policy/entry.ts",
    "app/showcase/headers/entries.ts",
    "server/features/search/feature.ts",
  ].map((file) => [file, ""]),
);
const all = removables(tree);

it("names pages, rooms of the showcase and features, but no page that others cannot do without", () => {
  const names = all.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "demos/bakery",
      "features/search",
      "information/us",
      "showcase/headers",
    ]),
  );
  expect(names).not.toContain("information/privacy-policy");
});

it("takes out both halves of a feature, and nothing beside a folder", () => {
  const gone = all.filter(({ name }) => ["features/search", "demos/bakery"].includes(name));
  expect([...without(tree, gone).keys()]).toEqual([
    "app/information/us/entry.ts",
    "app/information/privacy-policy/entry.ts",
    "app/showcase/headers/entries.ts",
  ]);
});

it("chooses the same for a seed, at least one, and in time each of them", () => {
  expect(chosenBy("a tree", all)).toEqual(chosenBy("a tree", all));
  const drawn = Array.from({ length: 200 }, (_, index) => chosenBy(String(index), all));
  expect(Math.min(...drawn.map(({ length }) => length))).toBeGreaterThan(0);
  expect(new Set(drawn.flat())).toEqual(new Set(all));
});
