import { expect, it } from "vitest";
import type { Tree } from "../tidy/tree.ts";
import { checkedChoices } from "./choices.ts";
import { setMark } from "./mark.ts";

it.each([
  ["korn", "K"],
  ["E\u0301cole", "\u00C9"],
  ["🇮🇪 Pub", "🇮🇪"],
  ["👩‍🍳 Kitchen", "👩‍🍳"],
  ["& Sons", "&"],
])("begins %s with %s, in the tab and beside the name", (name, initial) => {
  const tree: Tree = new Map();
  setMark(tree, checkedChoices({ name }));
  expect(tree.get("public/favicon.svg")).toContain(`>${initial.replace("&", "&amp;")}</text>`);
  expect(tree.get("app/elements/text/site-mark.tsx")).toContain(`const initial = "${initial}";`);
});
