import { expect, it } from "vitest";
import { plainSkin } from "#tests/support/plain-skin.ts";
import type { FontName } from "./fonts.ts";
import { skinsByName } from "./skins.ts";
import { skinStylesheet } from "./stylesheet.ts";

const noFile = () => {
  throw new Error("No file is asked for.");
};

it("holds a skin once, however many pages have it, and no second one of its name", () => {
  expect(skinsByName([plainSkin, plainSkin])).toEqual({ plain: plainSkin });
  expect(() => skinsByName([plainSkin, { ...plainSkin, brand: "#9a3412" }])).toThrow(
    'Two skins are called "plain"',
  );
});

it("says which font is none", async () => {
  const unknown = { ...plainSkin, text: { font: "Fraunces" as FontName, weight: 400 } };
  await expect(skinStylesheet(unknown, noFile)).rejects.toThrow('"Fraunces" is no font of');
});
