import { parseArgs } from "node:util";
import { expect, it } from "vitest";
import { namesBehind } from "./asked.ts";

function names(typed: string) {
  const { tokens } = parseArgs({
    args: typed.split(" "),
    allowPositionals: true,
    tokens: true,
    options: {
      dry: { type: "boolean" },
      keep: { type: "string", multiple: true },
      without: { type: "string", multiple: true },
    },
  });
  return namesBehind(["without", "keep"], tokens);
}

it("counts names to the option that they stand behind", () => {
  expect(names("--without demos --keep cafe dentist --dry hotel --without=blog shop")).toEqual({
    before: [],
    without: ["demos", "blog", "shop"],
    keep: ["cafe", "dentist", "hotel"],
  });
  expect(names("demos --keep cafe")).toEqual({ before: ["demos"], without: [], keep: ["cafe"] });
});
