import { expect, it } from "vitest";
import { disjointGroups } from "./groups.ts";
import type { Tree } from "./tree.ts";

const whole: Tree = new Map([
  ["a/page.tsx", "a"],
  ["b/page.tsx", "b"],
  ["c/page.tsx", "c"],
  ["card.tsx", "a b"],
  ["all.test.ts", "a b c"],
  ["entries.ts", "a b c"],
]);

/** The whole without a page and with other words in some files. */
function removal(part: string, changed: Record<string, string>) {
  const tree: Tree = new Map([...whole, ...Object.entries(changed)]);
  tree.delete(`${part}/page.tsx`);
  tree.delete("all.test.ts");
  return { part, tree };
}

it("tries together what touches no component of each other", () => {
  const groups = disjointGroups(whole, [
    removal("a", { "card.tsx": "b", "entries.ts": "b c" }),
    removal("b", { "card.tsx": "a", "entries.ts": "a c" }),
    removal("c", { "entries.ts": "a b" }),
  ]);
  expect(groups.map((group) => group.map(({ part }) => part))).toEqual([["a", "c"], ["b"]]);
});
