import { expect, it } from "vitest";
import { inOneLine, nameOf } from "./project-line.ts";

it("names whom a project was made for, where anybody is named", () => {
  expect(nameOf({ title: "A lamp", client: "Hotel Ottilie" })).toContain("Hotel Ottilie");
  expect(nameOf({ title: "A lamp", client: "" })).toBe("A lamp");
});

it("puts facts side by side, without a gap for one that is not there", () => {
  expect(inOneLine("Hotel Ottilie", 2026)).toBe("Hotel Ottilie, 2026");
  expect(inOneLine("", 2026)).toBe("2026");
});
