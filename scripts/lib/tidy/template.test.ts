import { join } from "node:path";
import { expect, it } from "vitest";
import { reported } from "./report.ts";
import { tidied } from "./tidy.ts";
import { readTree } from "./tree.ts";

it("finds nothing to remove in this site: whatever is here is used", () => {
  const tree = readTree(join(import.meta.dirname, "../../.."));
  const { tree: left, notes, blocked } = tidied(tree);
  expect(blocked).toEqual([]);
  expect(reported(notes)).toBe("Everything is used.");
  expect([...left].filter(([file, source]) => tree.get(file) !== source)).toEqual([]);
});
