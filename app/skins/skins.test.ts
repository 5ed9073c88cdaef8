import { expect, it } from "vitest";
import { createRequire } from "node:module";
import { plainSkin } from "#tests/support/plain-skin.ts";
import { type FontName, fonts } from "./fonts.ts";
import { skinsByName } from "./skins.ts";
import { skinStylesheet } from "./stylesheet.ts";
import { substituteName, systemFaces } from "./system-faces.ts";

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
  await expect(skinStylesheet(unknown, noFile, "en")).rejects.toThrow('"Fraunces" is no font of');
});

const [face, other] = Object.keys(fonts) as FontName[];

// A site that was made from the template may have one family alone.
it.skipIf(!other)(
  "draws a face that is fitted smaller, and what stands in for it as well, but not the text's",
  async () => {
    const systems = Object.values(systemFaces).flat();
    const names = [face!, ...systems.map((system) => substituteName(face!, system))];
    const fileOf = (file: string) => createRequire(import.meta.url).resolve(file);
    const sizes = async (fit: number, textFont: FontName) => {
      const display = { ...plainSkin.display, font: face!, fit };
      const skin = { ...plainSkin, display, text: { font: textFont, weight: 400 } };
      const faces = (await skinStylesheet(skin, fileOf, "en")).matchAll(/@font-face \{[^}]*\}/g);
      return [...faces]
        .map(String)
        .filter((rule) => names.some((name) => rule.includes(`"${name}"`)))
        .map((rule) => Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1] ?? 100));
    };
    const whole = await sizes(1, other!);
    const fitted = await sizes(0.8, other!);
    expect(whole.length).toBeGreaterThan(1);
    expect(fitted.map(Math.round)).toEqual(whole.map((size) => Math.round(size * 0.8)));
    expect(await sizes(0.8, face!)).toEqual(await sizes(1, face!));
  },
);
