import { readdir } from "node:fs/promises";
import path from "node:path";

import sharp, { type OverlayOptions } from "sharp";

const tile = { width: 240, height: 180, caption: 22, gap: 8 };
const columns = 6;

/** One picture of all files in `folder` called NAME-480.avif whose name starts with one of `prefixes` (none: all). */
export async function makeSheet(
  folder: string,
  prefixes: string[],
  target: string,
): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith("-480.avif")).sort();
  const chosen = files.filter(
    (file) => prefixes.length === 0 || prefixes.some((prefix) => file.startsWith(prefix)),
  );
  if (chosen.length === 0) throw new Error(`No picture begins with ${prefixes.join(", ")}.`);

  const stepX = tile.width + tile.gap;
  const stepY = tile.height + tile.caption + tile.gap;
  const layers = await Promise.all(
    chosen.map(async (file, index): Promise<OverlayOptions[]> => {
      const left = tile.gap + (index % columns) * stepX;
      const top = tile.gap + Math.floor(index / columns) * stepY;
      const picture = await sharp(path.join(folder, file))
        .resize(tile.width, tile.height, { fit: "inside" })
        .png()
        .toBuffer({ resolveWithObject: true });
      return [
        { input: picture.data, left, top: top + tile.height - picture.info.height },
        { input: caption(file.replace("-480.avif", "")), left, top: top + tile.height },
      ];
    }),
  );
  await sharp({
    create: {
      width: tile.gap + Math.min(columns, chosen.length) * stepX,
      height: tile.gap + Math.ceil(chosen.length / columns) * stepY,
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(layers.flat())
    .png()
    .toFile(target);
  return chosen.length;
}

function caption(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.caption}"><text x="1" y="15" font-family="sans-serif" font-size="13" fill="#222">${text}</text></svg>`,
  );
}
