import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { type FontName, fonts } from "#app/skins/fonts.ts";
import { letterWidths, measuredText } from "../../scripts/lib/make-yours/letter-widths.ts";
import { faceOfTemplate } from "../../scripts/lib/make-yours/looks.ts";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "../..");

test("letters are as wide as is said, as headlines are set in them", async ({ page }) => {
  const measured: Record<string, number> = {};
  for (const font of Object.keys(fonts) as FontName[]) {
    const { file, weight } = fonts[font];
    const path = file.startsWith("#") ? join(root, file.slice(1)) : require.resolve(file);
    const { weight: ofHeadlines = 600, stretch = 100 } = faceOfTemplate(font) ?? {};
    measured[font] = await page.evaluate(widthOfLetters, {
      text: measuredText,
      data: await readFile(path, "base64"),
      descriptors: { weight, stretch: "stretch" in fonts[font] ? "50% 200%" : "100%" },
      style: `font-weight: ${ofHeadlines}; font-stretch: ${stretch}%`,
    });
  }
  const untrue = Object.entries(measured).filter(
    ([font, width]) => Math.abs(width - (letterWidths[font] ?? 0)) > 0.006,
  );
  expect(untrue).toEqual([]);
});

interface Sample {
  text: string;
  /** The font's file, in base64. */
  data: string;
  descriptors: FontFaceDescriptors;
  style: string;
}

/** In the page: how wide a letter of the text is, in em. */
async function widthOfLetters({ text, data, descriptors, style }: Sample): Promise<number> {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0)!);
  const font = await new FontFace("Measured", bytes, descriptors).load();
  document.fonts.add(font);
  const line = document.createElement("span");
  line.style.cssText = `position: absolute; white-space: nowrap; font-family: Measured; font-size: 100px; ${style}`;
  line.textContent = text;
  document.body.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  document.fonts.delete(font);
  return Number((width / 100 / text.length).toFixed(3));
}
