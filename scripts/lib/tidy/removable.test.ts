import { expect, it } from "vitest";
import { chosenBy, named, removables, without } from "./removable.ts";
import type { Tree } from "./tree.ts";

const tree: Tree = new Map(
  [
    "app/demos/bakery/entry.ts",
    "app/demos/bakery/page.tsx",
    "app/demos/florist/entry.ts",
    "app/features/blog/feature.ts",
    "app/features/search/feature.ts",
    "app/information/us/entry.ts",
    "app/information/privacy-policy/entry.ts",
    "app/showcase/headers/entries.ts",
    "app/showcase/modals/search/entry.ts",
    "server/features/blog/feature.ts",
  ].map((file) => [file, ""]),
);
const all = removables(tree);
const namesOf = (asked: string) => named(asked, tree).map(({ name }) => name);

it("names pages, rooms of the showcase and features, but none that others cannot do without", () => {
  expect(all.map(({ name }) => name)).toEqual([
    "demos/bakery",
    "demos/florist",
    "features/blog",
    "features/search",
    "information/us",
    "showcase/headers",
    "showcase/modals/search",
  ]);
});

it("knows what is meant by a name, a folder, an own name or a room, also what others lead to", () => {
  expect(namesOf("demos/bakery")).toEqual(["demos/bakery"]);
  expect(namesOf("app/demos/bakery/")).toEqual(["demos/bakery"]);
  // As Windows completes it.
  expect(namesOf(".\\app\\demos\\bakery\\")).toEqual(["demos/bakery"]);
  expect(namesOf("bakery")).toEqual(["demos/bakery"]);
  expect(namesOf("demos")).toEqual(["demos/bakery", "demos/florist"]);
  expect(namesOf("search")).toEqual(["features/search", "showcase/modals/search"]);
  expect(named("blog", tree)).toEqual([
    { name: "features/blog", folders: ["app/features/blog", "server/features/blog"] },
  ]);
  expect(namesOf("privacy-policy")).toEqual(["information/privacy-policy"]);
  expect(namesOf("butcher")).toEqual([]);
});

it("takes out both halves of a feature, and nothing beside a folder", () => {
  const left = without(tree, [...named("blog", tree), ...named("bakery", tree)]);
  expect([...tree.keys()].filter((file) => !left.has(file))).toEqual([
    "app/demos/bakery/entry.ts",
    "app/demos/bakery/page.tsx",
    "app/features/blog/feature.ts",
    "server/features/blog/feature.ts",
  ]);
});

it("chooses the same for a seed, at least one, and in time each of them", () => {
  expect(chosenBy("a tree", all)).toEqual(chosenBy("a tree", all));
  const drawn = Array.from({ length: 200 }, (_, index) => chosenBy(String(index), all));
  expect(Math.min(...drawn.map(({ length }) => length))).toBeGreaterThan(0);
  expect(new Set(drawn.flat())).toEqual(new Set(all));
});
