import { expect, it } from "vitest";
import { latinDigits } from "./latin-digits.ts";

it.each(["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "０１２３４５６７８９", "0123456789"])("reads %s", (digits) =>
  expect(latinDigits(digits)).toBe("0123456789"),
);

it("leaves everything else as it is", () =>
  expect(latinDigits("Ｄ02 ½ x² ٪ ー ﷺ 😀")).toBe("Ｄ02 ½ x² ٪ ー ﷺ 😀"));
