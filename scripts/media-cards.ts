import { writeFile } from "node:fs/promises";
import path from "node:path";

import sharp, { type OverlayOptions } from "sharp";

import { socialCardSize, type SocialCardName } from "#content/media.ts";

export const maxCardBytes = 120_000;

/** How each card is made: one picture and the part of its height to keep (0 = top, 1 = bottom), or six side by side. */
const sources: Record<SocialCardName, { picture: string; focus: number } | { tiles: string[] }> = {
  default: {
    tiles: [
      "consulting-chess-wide",
      "travel-mountains",
      "studio-coffee",
      "creative-balls",
      "studio-armchair",
      "startup-plane",
    ],
  },
  "startup-plane": { picture: "startup-plane", focus: 0 },
  "restaurant-table": { picture: "restaurant-table", focus: 0.4 },
  "finance-coins": { picture: "finance-coins", focus: 0.5 },
  "project-posters-2": { picture: "project-posters-2", focus: 0.4 },
  "project-lightrings-1": { picture: "project-lightrings-1", focus: 0.5 },
  "consulting-chess-wide": { picture: "consulting-chess-wide", focus: 0.5 },
  "furniture-chair-forest": { picture: "furniture-chair-forest", focus: 0.42 },
  "project-posters-3": { picture: "project-posters-3", focus: 1 },
  boardroom: { picture: "boardroom", focus: 0.5 },
  "corporate-tower": { picture: "corporate-tower", focus: 0.5 },
  "studio-app": { picture: "studio-app", focus: 0.5 },
  "agency-glass": { picture: "agency-glass", focus: 0.5 },
  "seo-blocks": { picture: "seo-blocks", focus: 0.5 },
  "event-stage": { picture: "event-stage", focus: 0.5 },
  "marketing-megaphone": { picture: "marketing-megaphone", focus: 0.5 },
  "architecture-house": { picture: "architecture-house", focus: 0.5 },
  "hotel-terrace": { picture: "hotel-terrace", focus: 0.5 },
  "travel-agency-bay": { picture: "travel-agency-bay", focus: 0.5 },
  "yoga-room": { picture: "yoga-room", focus: 0.5 },
  "gym-fitness-dumbbell": { picture: "gym-fitness-dumbbell", focus: 0.5 },
  "spa-salon-water": { picture: "spa-salon-water", focus: 0.5 },
  "cafe-arch": { picture: "cafe-arch", focus: 0.5 },
  "decor-room": { picture: "decor-room", focus: 0.6 },
  "dentist-tooth": { picture: "dentist-tooth", focus: 0.5 },
  "interior-living": { picture: "interior-living", focus: 0.5 },
  "creative-balls": { picture: "creative-balls", focus: 0.5 },
  "branding-stationery": { picture: "branding-stationery", focus: 0.5 },
  "photography-phone-box": { picture: "photography-phone-box", focus: 0.5 },
  "project-papercraft-1": { picture: "project-papercraft-1", focus: 0.5 },
  "project-skate-1": { picture: "project-skate-1", focus: 0.5 },
  "project-lightrings-2": { picture: "project-lightrings-2", focus: 0.5 },
  "fashion-shop-coat": { picture: "fashion-shop-coat", focus: 0.55 },
  "cover-morning": { picture: "cover-morning", focus: 0.5 },
  "cover-books": { picture: "cover-books", focus: 0.5 },
  "cover-cards": { picture: "cover-cards", focus: 0.5 },
  desk: { picture: "desk", focus: 0.5 },
  "web-agency-rack": { picture: "web-agency-rack", focus: 0.5 },
  "personal-portfolio-mara": { picture: "personal-portfolio-mara", focus: 0.25 },
};

interface CardInput {
  /** The largest file of a picture. */
  fileOf: (picture: string) => string;
  /** The site's mark, laid over tiled cards. */
  mark: string;
  folder: string;
}

/** Writes the JPEG of one card at the best quality within `maxCardBytes`; returns its size in bytes. */
export async function makeCard(name: SocialCardName, input: CardInput): Promise<number> {
  const source = sources[name];
  const card =
    "tiles" in source
      ? await tiled(source.tiles.map(input.fileOf), input.mark)
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
  const { data, info } = await sharp(file)
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
  const top = Math.round((info.height - height) * focus);
  return sharp(data).extract({ left: 0, top, width, height }).png().toBuffer();
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
