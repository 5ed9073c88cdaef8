import { expect, it } from "vitest";
import { site } from "./site.ts";

it("has a telephone number that is dialled as it is read", () => {
  const { display, href } = site.phone;
  expect(href).toBe(`tel:${display.replaceAll(/[^+\d]/g, "")}`);
});
