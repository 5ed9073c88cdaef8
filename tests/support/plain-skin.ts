import { fonts, type FontName } from "#app/skins/fonts.ts";
import type { Skin } from "#app/skins/skin.ts";

/** Whichever family the site has. */
const [font] = Object.keys(fonts) as [FontName];

/** A skin of the tests' own: a site may have any. */
export const plainSkin: Skin = {
  name: "plain",
  paper: "#fafaf7",
  ink: "#15181c",
  brand: "#0b6b57",
  accent: "#ffc94d",
  display: { font, weight: 640, tracking: -0.03, leading: 1.02 },
  text: { font, weight: 420 },
  radius: 8,
  pill: true,
};

/** One whose paper is darker than its ink. */
export const nightSkin: Skin = { ...plainSkin, name: "night", paper: "#14110f", ink: "#efe6da" };
