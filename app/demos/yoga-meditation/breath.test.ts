import { describe, expect, it } from "vitest";
import { breathAt, breathBeads, breathLength, type BreathStep } from "./breath.ts";

const step = (key: BreathStep["key"], seconds: number): BreathStep => ({
  key,
  seconds,
  name: key,
  cue: key,
  text: key,
});
const steps = [step("in", 4), step("hold", 4), step("out", 6)];

describe("a breath of four, four and six", () => {
  it("takes fourteen seconds, a bead for each", () => {
    expect(breathLength(steps)).toBe(14);
    expect(breathBeads(steps).join(" ")).toBe(
      "in in in in hold hold hold hold out out out out out out",
    );
  });

  it.each([
    [0, "in", 4, 0],
    [3, "in", 1, 3],
    [4, "hold", 4, 4],
    [8, "out", 6, 8],
    [13, "out", 1, 13],
    [14, "in", 4, 0],
    [14 * 46 + 9, "out", 5, 9],
  ])("stands, after %i seconds, in %s with %i left at bead %i", (second, key, left, bead) => {
    expect(breathAt(steps, second)).toMatchObject({ step: { key }, left, bead });
  });
});
