import { expect, it } from "vitest";
import { gridIndex, rovingIndex, verticalKeys } from "./roving-index.ts";

const press = (key: string) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
});

it("walks round at both ends, and jumps to them", () => {
  const go = (key: string, from: number) => rovingIndex(press(key), from, 3, verticalKeys);
  expect([go("ArrowDown", 0), go("ArrowDown", 2), go("ArrowUp", 0)]).toEqual([1, 0, 2]);
  expect([go("Home", 2), go("End", 0), go("ArrowRight", 0)]).toEqual([0, 2, null]);
});

it("starts at the first from outside the list", () => {
  expect(rovingIndex(press("ArrowDown"), -1, 3, verticalKeys)).toBe(0);
});

it("walks a grid by cells and rows, and stays inside", () => {
  const keys = { next: "ArrowRight", previous: "ArrowLeft" };
  const go = (key: string, from: number) => gridIndex(press(key), from, 10, 4, keys);
  expect([go("ArrowRight", 3), go("ArrowLeft", 4), go("ArrowDown", 1), go("ArrowUp", 5)]).toEqual([
    4, 3, 5, 1,
  ]);
  expect([go("ArrowLeft", 0), go("ArrowUp", 2), go("ArrowDown", 7), go("End", 2)]).toEqual([
    0, 2, 7, 9,
  ]);
  expect(go("a", 2)).toBeNull();
});

it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "leaves keys with %s to the browser",
  (modifier) => {
    const chord = { ...press("ArrowLeft"), [modifier]: true };
    const keys = { next: "ArrowRight", previous: "ArrowLeft" };
    expect(rovingIndex(chord, 1, 3, keys)).toBeNull();
    expect(gridIndex(chord, 1, 10, 4, keys)).toBeNull();
  },
);
