import { existsSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import { fromFile } from "@capsizecss/unpack/fs";
import { extendedFileOf, extendedRange, needsExtendedLatin } from "./extended-latin.ts";
import fallbackRuns from "./fallback-runs.json" with { type: "json" };
import { fonts, type Font, type FontName } from "./fonts.ts";
import { colourDeclarations, isDarkByNature } from "./palette.ts";
import { fontsOf, type Skin } from "./skin.ts";
import { type Cut, cutsFor, substituteName, type SystemFace, systemFaces } from "./system-faces.ts";

/** Repeated from `app/styles/main.css`, as this file may come first in the document. */
const layerOrder = "@layer theme, base, skin, components, utilities, site;";

/**
 * The stylesheet of one skin: its fonts, its colours for both schemes (`light-dark()`, so that a band can switch scheme with
 * `color-scheme` alone) and its type and shape values, all under `[data-skin]`. Used when the site is built, never in a browser.
 * @param resolve gives the file on disk for a package path.
 * @param language that of the site's texts: it decides how many letters the fonts need.
 * @throws when a font or a colour is not one: this runs before types are checked.
 */
export async function skinStylesheet(
  skin: Skin,
  resolve: (file: string) => string,
  language: string,
): Promise<string> {
  const unknown = fontsOf(skin).find((family) => !(family in fonts));
  if (unknown)
    throw new Error(`"${unknown}" is no font of app/skins/fonts.ts. Take one of them, or add it.`);
  const faces = await Promise.all(
    fontsOf(skin).map((family) => fontFaces(skin, family, resolve(fonts[family].file), language)),
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
  return `${layerOrder}\n@layer skin {\n${faces.flat().join("\n")}\n[data-skin="${skin.name}"] {\n  ${values.join("\n  ")}\n}\n${width}}\n${oneScheme}`;
}

function stack(family: FontName): string {
  const { fallback } = fonts[family];
  const substitutes = systemFaces[fallback].map((face) => `"${substituteName(family, face)}"`);
  return [`"${family}"`, ...substitutes, fallback.replace(/^sans$/, "sans-serif")].join(", ");
}

/** The font, of its second file the letters that its first lacks, then the system faces that stand in for it until it is there. */
async function fontFaces(
  skin: Skin,
  family: FontName,
  file: string,
  language: string,
): Promise<string[]> {
  const { weight, stretch, fallback }: Font = fonts[family];
  const { display, text } = skin;
  const fit = display.font === family && text.font !== family ? (display.fit ?? 1) : 1;
  const own = await fromFile(file);
  const descriptors = `font-weight: ${weight};${stretch ? ` font-stretch: ${stretch};` : ""} font-style: normal; font-display: swap;${fit === 1 ? "" : ` size-adjust: ${scaled("100%", fit)};`}`;
  const ownFace = (from: string, more = "") =>
    `@font-face { font-family: "${family}"; src: url("${from}") format("woff2"); ${descriptors}${more} }`;
  const extended = extendedFileOf(file);
  const hasMore = needsExtendedLatin(language) && existsSync(extended);
  return [
    ownFace(file),
    // Fetched by pages that have one of its letters.
    ...(hasMore ? [ownFace(extended, ` unicode-range: ${extendedRange};`)] : []),
    ...systemFaces[fallback].flatMap((system) =>
      cutsFor(weight).map(({ cut, weights }) =>
        substituteFace(own, {
          family,
          system,
          cut,
          weights,
          runs: runsOf(skin, { family, system, cut }),
          fit,
        }),
      ),
    ),
  ];
}

/** What stands in for a font: of a face of the system one cut. */
export interface Substitute {
  family: FontName;
  system: SystemFace;
  cut: Cut;
}

/** How much longer a line gets than in the font: as fitted to the pages of the skin (`npm run fonts`), else as it is for most texts. */
export function runsOf({ name }: Skin, { family, system, cut }: Substitute): number {
  const fitted: FallbackRuns = fallbackRuns;
  return fitted[name]?.[family]?.[system.name]?.[cut] ?? 1;
}

type FontFile = Awaited<ReturnType<typeof fromFile>>;

function substituteFace(
  own: FontFile,
  {
    family,
    system,
    cut,
    weights,
    runs,
    fit,
  }: Substitute & { weights: string; runs: number; fit: number },
): string {
  const { local, xWidthAvg } = system.cuts[cut];
  const measures = { ...system, familyName: system.name, xWidthAvg };
  const { fontFaces: adjusted } = createFontStack([own, measures], {
    fontFaceFormat: "styleObject",
  });
  const face = adjusted[0]?.["@font-face"];
  if (!face) throw new Error(`No fallback metrics could be computed for ${family}.`);
  const sources = local.map((name) => `local("${name}")`).join(", ");
  return `@font-face { font-family: "${substituteName(family, system)}"; src: ${sources}; font-weight: ${weights}; ascent-override: ${scaled(face.ascentOverride, runs)}; descent-override: ${scaled(face.descentOverride, runs)}; line-gap-override: ${scaled(face.lineGapOverride, runs)}; size-adjust: ${scaled(face.sizeAdjust, fit / runs)}; }`;
}

/** A percentage times a factor; nothing is "0%". The overrides count in the adjusted size: what that loses, they gain. */
function scaled(percentage: string | undefined, factor: number): string {
  return `${Number((Number.parseFloat(percentage ?? "0") * factor).toFixed(4))}%`;
}

/**
 * By skin, font, system face and cut: how much longer a line gets in the substitute than in the font, once sizes are adjusted to the average
 * letter.
 */
export type FallbackRuns = ByName<ByName<ByName<Partial<Record<Cut, number>>>>>;

type ByName<Value> = Partial<Record<string, Value>>;
