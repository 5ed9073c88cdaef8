import { describe, expect, it } from "vitest";
import { countEdits, countWords, type EditedText, textAfter, textBefore } from "./edited-text.ts";

const sign: EditedText = [
  { out: "Dear guests, please be advised that our elevator" },
  { in: "The lift" },
  " is ",
  { out: "currently unavailable" },
  { in: "broken" },
  ".",
];

describe("counting words", () => {
  it.each([
    ["", 0],
    ["  \n ", 0],
    ["Shorter.", 1],
    ["two  words", 2],
    ["customer-centric solutions", 2],
    ["it’s €9.50 — or nothing", 4],
    ["schöne Grüße, 東京", 3],
  ])("%j has %i", (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe("an edited text", () => {
  it("can be read as it came and as it leaves", () => {
    expect(textBefore(sign)).toBe(
      "Dear guests, please be advised that our elevator is currently unavailable.",
    );
    expect(textAfter(sign)).toBe("The lift is broken.");
  });

  it("counts what it was, what went, what came and what is left", () => {
    expect(countEdits(sign)).toEqual({ before: 11, struck: 10, added: 3, after: 4 });
  });

  it("is nothing when everything was struck out", () => {
    expect(countEdits([{ out: "All of it" }])).toEqual({
      before: 3,
      struck: 3,
      added: 0,
      after: 0,
    });
  });
});
