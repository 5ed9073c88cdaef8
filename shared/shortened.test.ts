import { expect, it } from "vitest";
import { shortened } from "./shortened.ts";

it("leaves a text that is short enough", () => {
  expect(shortened("Bees, kept on the roof.", 23)).toBe("Bees, kept on the roof.");
});

it("ends with a whole word, without the comma behind it", () => {
  expect(shortened("Bees on the roof, and what they make.", 20)).toBe("Bees on the roof …");
});

it.each([
  "これは屋上で飼われている蜜蜂についての文章です。",
  "蜂 これは屋上で飼われている蜜蜂についての文章です。",
])("ends after a character where there is no space near: %s", (text) => {
  expect(shortened(text, 10)).toBe(`${text.slice(0, 9)}…`);
});

it("halves no character", () => {
  expect(shortened("🐝".repeat(9), 4)).toBe("🐝…");
});
