import { expect, it } from "vitest";
import { initialOf } from "./initial.ts";

it.each([
  ["korn", "K"],
  ["Ärzte", "Ä"],
  ["E\u0301cole", "E\u0301"],
  ["🇮🇪 Pub", "🇮🇪"],
  ["👩‍🍳 Kitchen", "👩‍🍳"],
  ["9 Lives", "9"],
  ["", ""],
])("of %s is %s", (name, initial) => {
  expect(initialOf(name, "en-GB")).toBe(initial);
});

it("is a capital of its language", () => {
  expect(initialOf("istanbul", "tr")).toBe("İ");
});
