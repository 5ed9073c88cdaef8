import { writeFile } from "node:fs/promises";
import path from "node:path";

import sharp, { type OverlayOptions } from "sharp";

import { socialCards, socialCardSize, type SocialCardName } from "#content/social-cards.ts";

export const maxCardBytes = 120_000;

interface CardInput {
  /** The largest file of a picture. */
  fileOf: (picture: string) => string;
  /** The site's mark, laid over tiled cards. */
  mark: string;
  folder: string;
}

/** Writes the JPEG of one card at the best quality within `maxCardBytes`; returns its size in bytes. */
export async function makeCard(name: SocialCardName, input: CardInput): Promise<number> {
  const source = socialCards[name];
  const card =
    "tiles" in source
      ? await tiled(
          source.tiles.map((picture) => input.fileOf(picture)),
          input.mark,
        )
      : await cropped(input.fileOf(source.picture), source.focus);
  for (let quality = 88; quality >= 60; quality -= 4) {
    const jpeg = await sharp(card).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length > maxCardBytes) continue;
    await writeFile(path.join(input.folder, `${name}.jpg`), jpeg);
    return jpeg.length;
  }
  throw new Error(
    `The card ${name} stays over ${maxCardBytes} bytes at quality 60: choose a calmer picture.`,
  );
}

async function cropped(file: string, focus: number): Promise<Buffer> {
  const { width, height } = socialCardSize;
  // A panorama keeps its middle.
  const { data, info } = await sharp(file)
    .resize({ width, height, fit: "outside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - width) / 2);
  const top = Math.round((info.height - height) * focus);
  return sharp(data).extract({ left, top, width, height }).png().toBuffer();
}

/** Three by two shop windows with the mark in the middle. */
async function tiled(files: string[], mark: string): Promise<Buffer> {
  const gap = 12;
  const width = (socialCardSize.width - 2 * gap) / 3;
  const height = (socialCardSize.height - gap) / 2;
  const layers: OverlayOptions[] = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize(width, height).png().toBuffer(),
      left: (index % 3) * (width + gap),
      top: Math.floor(index / 3) * (height + gap),
    })),
  );
  layers.push({
    input: await sharp(mark).resize(192, 192).png().toBuffer(),
    gravity: "centre",
  });
  return sharp({ create: { ...socialCardSize, channels: 3, background: "#ffffff" } })
    .composite(layers)
    .png()
    .toBuffer();
}
