import { expect, it } from "vitest";
import { site } from "./site.ts";

it("has a telephone number that is dialled as it is read", () => {
  const { display, href } = site.phone;
  // “+44 (0)20 …”: behind the country's number the 0 is not dialled.
  const dialled = display.startsWith("+") ? display.replace("(0)", "") : display;
  expect(href).toBe(`tel:${dialled.replaceAll(/[^+\d]/g, "")}`);
});
