import { expect, it } from "vitest";
import { textDirection } from "./text-direction.ts";

it.each(["ar", "ar-MA", "he", "fa", "ur", "yi", "ckb", "dv", "ku-Arab", "pa-PK"])(
  "%s is written from right to left",
  (language) => expect(textDirection(language)).toBe("rtl"),
);

it.each(["en", "en-GB", "de", "ja", "ku", "pa", "az"])(
  "%s is written from left to right",
  (language) => expect(textDirection(language)).toBe("ltr"),
);
