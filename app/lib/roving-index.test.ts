import { expect, it } from "vitest";
import { rovingIndex, verticalKeys } from "./roving-index.ts";

it("walks round at both ends, and jumps to them", () => {
  const go = (key: string, from: number) => rovingIndex(key, from, 3, verticalKeys);
  expect([go("ArrowDown", 0), go("ArrowDown", 2), go("ArrowUp", 0)]).toEqual([1, 0, 2]);
  expect([go("Home", 2), go("End", 0), go("ArrowRight", 0)]).toEqual([0, 2, null]);
});

it("starts at the first from outside the list", () => {
  expect(rovingIndex("ArrowDown", -1, 3, verticalKeys)).toBe(0);
});
