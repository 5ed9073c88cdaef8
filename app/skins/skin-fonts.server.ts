import { fonts } from "./fonts.ts";
import { fontsOf, type Skin } from "./skin.ts";

// Two patterns: a common one would begin at the root, where Vite looks into no packages.
const packaged = import.meta.glob<string>(
  [
    "/node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2",
    "/node_modules/@fontsource/*/files/*-latin-400-normal.woff2",
  ],
  { query: "?url", import: "default", eager: true },
);
const ownCuts = import.meta.glob<string>(["/app/fonts/*.woff2", "!/app/fonts/*-ext.woff2"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** The font files of a skin, display face first: what the page's head preloads. */
export function skinFontUrls(skin: Skin): string[] {
  return fontsOf(skin).map((font) => {
    const { file } = fonts[font];
    const url = ownCuts[file.replace("#", "/")] ?? packaged[`/node_modules/${file}`];
    if (!url)
      throw new Error(
        `There is no file for the font "${font}": install the package of ${file}, and see that a pattern in app/skins/skin-fonts.server.ts fits its name.`,
      );
    return url;
  });
}
