import { expect, it } from "vitest";
import { inTurn } from "./justified-pictures.server.ts";

it("takes one of each list in turn, and leaves nothing of the longer one out", () => {
  expect(inTurn([1, 2], [10, 20, 30, 40])).toEqual([1, 10, 2, 20, 30, 40]);
  expect(inTurn([1, 2, 3], [10])).toEqual([1, 10, 2, 3]);
  expect(inTurn([1], [])).toEqual([1]);
});
