import { expect, it } from "vitest";
import { chosen, rounds } from "./names.server.ts";

it("no name was in the tin twice, and the one that was left was not struck out", () => {
  const struck = rounds.flatMap((round) => round.struck);
  expect(new Set(struck).size).toBe(struck.length);
  expect(struck).not.toContain(chosen);
});
