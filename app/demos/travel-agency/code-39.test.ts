import { expect, test } from "vitest";
import { code39 } from "./code-39.ts";

/** The bars back as a row of modules, `#` black and `.` white. */
function modules({ width, bars }: ReturnType<typeof code39>): string {
  const row = Array.from({ length: width }, () => ".");
  for (const [, at, length] of bars.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g))
    row.fill("#", Number(at), Number(at) + Number(length));
  return row.join("");
}

test("draws a code between two stars, a narrow gap after every sign", () => {
  // By hand, from the table of the standard, with wide elements of three modules.
  const star = "#...#.###.###.#";
  const one = "###.#...#.#.###";
  expect(modules(code39("1"))).toBe([star, one, star].join("."));
});

test("gives every sign six narrow and three wide elements", () => {
  expect(code39("FW104").width).toBe(7 * 15 + 6);
});

test("refuses what it cannot draw", () => {
  expect(() => code39("fw104")).toThrow('No bars are known for "f" in fw104.');
});
