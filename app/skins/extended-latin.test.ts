import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { plainSkin } from "#tests/support/plain-skin.ts";
import { extendedFileOf, extendedRange, needsExtendedLatin } from "./extended-latin.ts";
import { type FontName, fonts } from "./fonts.ts";
import { skinStylesheet } from "./stylesheet.ts";

const fileOf = (file: string) => createRequire(import.meta.url).resolve(file);

/** Its package has no second file. */
const withoutMore: readonly string[] = ["Italiana"];

it.each(["pl", "cs-CZ", "hu", "ro", "tr", "az", "sr-Latn", "sh"])(
  "%s is written with more letters than a font's first file has",
  (language) => expect(needsExtendedLatin(language)).toBe(true),
);

it.each(["en", "en-GB", "de", "fr-CA", "sv", "sr", "az-Cyrl", "ku-Arab", "el", "vi", "ja"])(
  "%s is not",
  (language) => expect(needsExtendedLatin(language)).toBe(false),
);

it.each((Object.keys(fonts) as FontName[]).filter((font) => !withoutMore.includes(font)))(
  "%s has the letters of Turkish, Polish, Czech and Hungarian, those of its second file in the range said",
  (font) => {
    const first = lettersIn(fileOf(fonts[font].file));
    const more = extendedFileOf(fileOf(fonts[font].file));
    // A font of the owner's may have all in one file.
    const second = existsSync(more) ? lettersIn(more) : new Set<string>();
    const wanted = [..."ğŞşİıŁłńęŘřěůŐőűŽžœ"];
    expect(wanted.filter((letter) => !first.has(letter) && !second.has(letter))).toEqual([]);
    expect([...second].filter((letter) => wanted.includes(letter) && !inRange(letter))).toEqual([]);
  },
);

it("writes the second file of each font for a language that needs it, drawn as the first, and for no other", async () => {
  for (const font of Object.keys(fonts) as FontName[]) {
    const skin = {
      ...plainSkin,
      display: { ...plainSkin.display, font },
      text: { ...plainSkin.text, font },
    };
    const faces = async (language: string) =>
      [...(await skinStylesheet(skin, fileOf, language)).matchAll(/@font-face \{[^}]*\}/g)]
        .map(String)
        .filter((face) => face.includes(`font-family: "${font}";`));
    const [plain, ...others] = await faces("en");
    expect(others).toEqual([]);
    const file = fileOf(fonts[font].file);
    const second = plain!
      .replace(file, extendedFileOf(file))
      .replace(/ \}$/, ` unicode-range: ${extendedRange}; }`);
    expect(await faces("pl")).toEqual(existsSync(extendedFileOf(file)) ? [plain, second] : [plain]);
  }
});

function inRange(letter: string): boolean {
  const code = letter.codePointAt(0)!;
  return extendedRange.split(", ").some((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split("-")
      .map((end) => Number.parseInt(end, 16));
    return code >= from && code <= to;
  });
}

/** The characters that a WOFF2 file has glyphs for, by its table `cmap` in format 4 (W3C, WOFF 2.0; OpenType, cmap). */
function lettersIn(path: string): Set<string> {
  const file = readFileSync(path);
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file[at++]!;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let cmapAt = -1;
  for (let table = file.readUInt16BE(12); table > 0; table--) {
    const flags = file[at++]!;
    if ((flags & 63) === 63) at += 4;
    const length = number();
    // Of the known tables the first is cmap, the tenth and eleventh are glyf and loca: transformed unless they say 3.
    const isOutline = (flags & 63) === 10 || (flags & 63) === 11;
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if ((flags & 63) === 0) cmapAt = start;
    start += isTransformed ? number() : length;
  }
  const cmap = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(cmapAt);
  const letters = new Set<string>();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const part = cmap.subarray(cmap.readUInt32BE(8 + record * 8));
    if (part.readUInt16BE(0) !== 4) continue;
    const doubled = part.readUInt16BE(6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = part.readUInt16BE(14 + segment);
      for (let code = part.readUInt16BE(16 + doubled + segment); code <= last; code++)
        letters.add(String.fromCodePoint(code));
    }
  }
  return letters;
}
