import { globSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { isHidden, storedWidths } from "../scripts/lib/media/manifest.ts";
import manifest from "./media-manifest.json" with { type: "json" };
import { picture, type PictureName } from "./media.ts";
import { socialCardNames, socialCardPath } from "./social-cards.ts";

const publicFolder = path.resolve(import.meta.dirname, "../public");
const mediaFolder = path.join(publicFolder, "media");
const maxBytes = 120_000;
/** All pictures that were rendered, in all widths; a visitor loads a handful of them. How many photographs there are is their owner's affair. */
const maxTotalBytes = 16_000_000;

const names = Object.keys(manifest) as PictureName[];

describe("pictures", () => {
  it("are exactly the files of the manifest (otherwise: npm run media)", async () => {
    const stored = Object.fromEntries(await storedWidths({ folder: mediaFolder }));
    expect(stored).toEqual(Object.fromEntries(names.map((name) => [name, picture(name).widths])));
  });

  it("keep their budget and the sizes that the manifest states", () => {
    for (const name of names) {
      const bytes: Record<string, number> = manifest[name].bytes;
      for (const width of picture(name).widths) {
        const { size } = statSync(path.join(mediaFolder, `${name}-${width}.avif`));
        expect(size, `${name}-${width}.avif`).toBe(bytes[width]);
        expect(size, `${name}-${width}.avif`).toBeLessThanOrEqual(maxBytes);
      }
    }
  });

  it("stay below their total", () => {
    const rendered = names.filter((name) => !("photograph" in manifest[name]));
    const sizes = rendered.flatMap((name) => Object.values<number>(manifest[name].bytes));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxTotalBytes);
  });

  it.each(names)("%s has a text, a colour and ascending widths", (name) => {
    const { alt, color, width, widths } = picture(name);
    const isDecorative = "decorative" in manifest[name];
    const least = "photograph" in manifest[name] ? 1 : 9;
    if (!isDecorative)
      expect(
        alt.trim().length,
        "say what it shows (content/photographs.json, then npm run media)",
      ).toBeGreaterThanOrEqual(least);
    expect(color).toMatch(/^(?:#[0-9a-f]{6}|transparent)$/);
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
    expect(widths.at(-1)).toBe(width);
  });

  it("have no text that two of them share", () => {
    const texts = names.map((name) => picture(name).alt).filter((text) => text !== "");
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

it("background films come as WebM and MP4, each within 900 kB", () => {
  const files = globSync("*.{webm,mp4}", { cwd: path.join(mediaFolder, "video") });
  const films = [...new Set(files.map((file) => path.parse(file).name))];
  const both = films.flatMap((film) => [`${film}.webm`, `${film}.mp4`]);
  expect(files.toSorted()).toEqual(both.toSorted());
  for (const file of files)
    expect(statSync(path.join(mediaFolder, "video", file)).size, file).toBeLessThanOrEqual(900_000);
});

describe("social cards", () => {
  it.each(socialCardNames)("%s exists within its budget", (name) => {
    const { size } = statSync(path.join(publicFolder, socialCardPath(name)));
    expect(size).toBeLessThanOrEqual(maxBytes);
  });

  it("are all listed", () => {
    const files = readdirSync(path.join(publicFolder, "social")).filter((file) => !isHidden(file));
    expect(files.sort()).toEqual(socialCardNames.map((name) => `${name}.jpg`).sort());
  });
});
