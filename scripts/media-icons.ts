import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

/** Draws the bitmap icons from `favicon.svg` in `folder`, in its light colours: change the mark there, then run `npm run media`. */
export async function makeIcons(folder: string): Promise<void> {
  const svg = await readFile(path.join(folder, "favicon.svg"), "utf8");
  const mark = svg.replace(/\s*@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/, "");
  const file = (name: string) => path.join(folder, name);

  await writeFile(file("icon-192.png"), await draw(mark, 192));
  await writeFile(file("icon-512.png"), await draw(mark, 512));
  await writeFile(file("apple-touch-icon.png"), await draw(withoutRoundCorners(mark), 180));
  await writeFile(file("favicon.ico"), ico(await draw(mark, 32), 32));
}

async function draw(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 32;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The home screen cuts the corners itself; a transparent one would show as black. */
function withoutRoundCorners(svg: string): string {
  return svg.replace(/(<rect class="frame"[^>]*?) rx="\d+"/, "$1");
}

/** An ICO file with one PNG in it: a 6-byte header, one 16-byte directory entry, the image. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
