import { expect, it } from "vitest";
import type { FontName } from "./fonts.ts";
import { vitrine } from "./vitrine.ts";
import { skinsByName } from "./skins.ts";
import { skinStylesheet } from "./stylesheet.ts";

const noFile = () => {
  throw new Error("No file is asked for.");
};

it("holds a skin once, however many pages have it, and no second one of its name", () => {
  expect(skinsByName([vitrine, vitrine])).toEqual({ vitrine });
  expect(() => skinsByName([vitrine, { ...vitrine, brand: "#9a3412" }])).toThrow(
    'Two skins are called "vitrine"',
  );
});

it("says which font is none", async () => {
  const unknown = { ...vitrine, text: { font: "Fraunces" as FontName, weight: 400 } };
  await expect(skinStylesheet(unknown, noFile)).rejects.toThrow('"Fraunces" is no font of');
});
