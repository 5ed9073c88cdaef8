import { describe, expect, it } from "vitest";
import { type BrewMethod, readCups, scaleRecipe, showBrewTime } from "./recipe.ts";

const cone: BrewMethod = {
  id: "cone",
  name: "Cone",
  cup: "a mug",
  dose: 15,
  water: 250,
  temperature: 94,
  grind: "sand",
  time: { first: 150, further: 30 },
  holds: 3,
  steps: [
    { at: null, text: "Grind {dose}.", share: 0 },
    { at: 0, text: "Pour to {water}.", share: 0.2 },
    { at: 90, text: "Pour to {water}.", share: 1 },
  ],
  hint: "",
};

describe("a recipe for some cups", () => {
  it("is the method's own for one", () => {
    expect(scaleRecipe(cone, 1)).toEqual({
      cups: 1,
      rounds: 1,
      dose: 15,
      water: 250,
      round: { dose: 15, water: 250, seconds: 150 },
      steps: [
        { at: null, text: "Grind 15 g." },
        { at: 0, text: "Pour to 50 g." },
        { at: 90, text: "Pour to 250 g." },
      ],
    });
  });

  it("takes longer with more in the brewer, in steps of five seconds", () => {
    const { round, steps } = scaleRecipe(cone, 3);
    expect(round).toEqual({ dose: 45, water: 750, seconds: 210 });
    // 90 s × 210 ÷ 150
    expect(steps.at(-1)).toEqual({ at: 125, text: "Pour to 750 g." });
  });

  it.each([
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 2],
  ])("brews %i cups in %i rounds of a brewer for three", (cups, rounds) => {
    expect(scaleRecipe(cone, cups).rounds).toBe(rounds);
  });

  it("shares five cups out evenly, in whole grams that add up", () => {
    // 2.5 cups a round: 37.5 g and 625 g.
    expect(scaleRecipe(cone, 5)).toMatchObject({
      round: { dose: 38, water: 625 },
      dose: 76,
      water: 1250,
    });
  });

  it("pours all of the water by its last step, whatever the cups", () => {
    for (let cups = 1; cups <= 6; cups++) {
      const { round, steps } = scaleRecipe({ ...cone, dose: 13.7, water: 211.3 }, cups);
      expect(Number.isInteger(round.dose) && Number.isInteger(round.water)).toBe(true);
      expect(steps.at(-1)?.text).toBe(`Pour to ${round.water} g.`);
    }
  });
});

it.each([
  ["3", 3],
  [" 4 ", 4],
  ["2.6", 3],
  ["0", 1],
  ["-2", 1],
  ["40", 6],
  ["", null],
  ["two", null],
])("reads %j as %j cups", (text, cups) => {
  expect(readCups(text)).toBe(cups);
});

it.each([
  [0, "0:00"],
  [45, "0:45"],
  [150, "2:30"],
  [540, "9:00"],
  [50_400, "14 h"],
])("shows %i seconds as %s", (seconds, shown) => {
  expect(showBrewTime(seconds)).toBe(shown);
});
