import { createFontStack } from "@capsizecss/core";
import { fromFile } from "@capsizecss/unpack/fs";
import { fonts, type Font, type FontName } from "./fonts.ts";
import { colourDeclarations, isDarkByNature } from "./palette.ts";
import { fontsOf, type Skin } from "./skin.ts";

/** Their measures are read from the fonts' own tables; `xWidthAvg` is the mean advance of a letter of English text, as Capsize counts it. */
const systemFaces = {
  Arial: {
    metrics: {
      familyName: "Arial",
      unitsPerEm: 2048,
      ascent: 1854,
      descent: -434,
      lineGap: 67,
      capHeight: 1467,
      xHeight: 1062,
      xWidthAvg: 913,
    },
    local: ["Arial", "Liberation Sans", "Roboto", "Helvetica Neue"],
  },
  "Times New Roman": {
    metrics: {
      familyName: "Times New Roman",
      unitsPerEm: 2048,
      ascent: 1825,
      descent: -443,
      lineGap: 87,
      capHeight: 1356,
      xHeight: 916,
      xWidthAvg: 832,
    },
    local: ["Times New Roman", "Liberation Serif", "Tinos"],
  },
};

/** Repeated from `app/styles/main.css`, as this file may come first in the document. */
const layerOrder = "@layer theme, base, skin, components, utilities, site;";

/**
 * The stylesheet of one skin: its fonts, its colours for both schemes (`light-dark()`, so that a band can switch scheme with
 * `color-scheme` alone) and its type and shape values, all under `[data-skin]`. Used when the site is built, never in a browser.
 * @param resolve gives the file on disk for a package path.
 * @throws when a font or a colour is not one: this runs before types are checked.
 */
export async function skinStylesheet(
  skin: Skin,
  resolve: (file: string) => string,
): Promise<string> {
  const unknown = fontsOf(skin).find((family) => !(family in fonts));
  if (unknown)
    throw new Error(`"${unknown}" is no font of app/skins/fonts.ts. Take one of them, or add it.`);
  const faces = await Promise.all(
    fontsOf(skin).map((family) => fontFaces(family, resolve(fonts[family].file))),
  );
  const radius = skin.radius;
  const figures = skin.figures ?? skin.display;
  const isDark = isDarkByNature(skin);
  const values = [
    ...(isDark ? ["color-scheme: dark;"] : []),
    ...colourDeclarations(skin),
    `--face-display: ${stack(skin.display.font)};`,
    `--face-text: ${stack(skin.text.font)};`,
    `--face-figures: ${stack(figures.font)};`,
    `--figures-weight: ${figures.weight};`,
    `--display-weight: ${skin.display.weight};`,
    `--display-tracking: ${skin.display.tracking}em;`,
    `--display-leading: ${skin.display.leading};`,
    `--display-scale: ${skin.display.scale ?? 1};`,
    `--text-weight: ${skin.text.weight};`,
    `--corner: ${radius}px;`,
    `--corner-small: ${Math.min(radius, 8)}px;`,
    `--corner-field: ${skin.pill ? "1.5rem" : `${Math.min(radius, 8)}px`};`,
    `--corner-control: ${skin.pill ? "999px" : `${Math.min(radius, 8)}px`};`,
  ];
  const oneScheme = isDark
    ? `@layer components {\n[data-skin="${skin.name}"] .needs-both-schemes { display: none !important; }\n}\n`
    : "";
  const { stretch } = skin.display;
  const width = stretch
    ? `[data-skin="${skin.name}"] .display { font-stretch: ${stretch}%; }\n`
    : "";
  return `${layerOrder}\n@layer skin {\n${faces.join("\n")}\n[data-skin="${skin.name}"] {\n  ${values.join("\n  ")}\n}\n${width}}\n${oneScheme}`;
}

function stack(family: FontName): string {
  return `"${family}", "${family} fallback", ${fonts[family].fallback === "Times New Roman" ? "serif" : "sans-serif"}`;
}

async function fontFaces(family: FontName, file: string): Promise<string> {
  const { weight, stretch, fallback, fallbackRuns = 1 }: Font = fonts[family];
  const system = systemFaces[fallback];
  const { fontFaces: adjusted } = createFontStack([await fromFile(file), system.metrics], {
    fontFaceFormat: "styleObject",
  });
  const face = adjusted[0]?.["@font-face"];
  if (!face) throw new Error(`No fallback metrics could be computed for ${family}.`);
  return `@font-face { font-family: "${family}"; src: url("${file}") format("woff2"); font-weight: ${weight};${stretch ? ` font-stretch: ${stretch};` : ""} font-style: normal; font-display: swap; }
@font-face { font-family: "${family} fallback"; src: ${system.local.map((local) => `local("${local}")`).join(", ")}; ascent-override: ${scaled(face.ascentOverride, fallbackRuns)}; descent-override: ${scaled(face.descentOverride, fallbackRuns)}; line-gap-override: ${scaled(face.lineGapOverride, fallbackRuns)}; size-adjust: ${scaled(face.sizeAdjust, 1 / fallbackRuns)}; }`;
}

/** A percentage times a factor; nothing is "0%". The overrides count in the adjusted size: what that loses, they gain. */
function scaled(percentage: string | undefined, factor: number): string {
  return `${Number((Number.parseFloat(percentage ?? "0") * factor).toFixed(4))}%`;
}
