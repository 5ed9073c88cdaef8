import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";
import { move } from "#server/move.ts";

/**
 * Draws the bitmap icons from `favicon.svg` in `folder`, in its light colours: change the mark there, then run `npm run media`.
 * @throws {Error} naming the file where it cannot be drawn; then the icons that are there stay.
 */
export async function makeIcons(folder: string): Promise<void> {
  const svg = await readFile(path.join(folder, "favicon.svg"), "utf8");
  const mark = svg.replace(/\s*@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/, "");
  const icons = await drawn(mark).catch((error: Error) => {
    throw new Error(`public/favicon.svg cannot be drawn: ${error.message}`, { cause: error });
  });
  const files = Object.entries(icons).map(
    ([name, icon]) => [path.join(folder, name), icon] as const,
  );
  for (const [file, icon] of files) await writeFile(`${file}.new`, icon);
  for (const [file] of files) await move(`${file}.new`, file);
}

async function drawn(mark: string): Promise<Record<string, Buffer>> {
  return {
    "icon-192.png": await draw(mark, 192),
    "icon-512.png": await draw(mark, 512),
    "apple-touch-icon.png": await draw(withoutRoundCorners(mark), 180),
    "favicon.ico": ico(await draw(mark, 32), 32),
  };
}

function draw(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(sized(svg, size)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A drawing of any size and unit as a square of so many pixels, in whose middle the whole of it stands. */
function sized(svg: string, size: number): string {
  const [root = ""] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const attribute = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(root)?.[1] ?? "";
  const [width, height] = ["width", "height"].map((name) =>
    /^\s*[\d.]+(?=(?:px)?\s*$)/.exec(attribute(name)),
  );
  const viewBox = attribute("viewBox") || (width && height ? `0 0 ${width[0]} ${height[0]}` : "");
  if (viewBox === "")
    throw new Error('it says no size: write viewBox="0 0 WIDTH HEIGHT" into <svg>.');
  const others = root.replaceAll(/\s(?:width|height|viewBox)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
  const square = `<svg width="${size}" height="${size}" viewBox="${viewBox}"`;
  return svg.replace(root, () => others.replace("<svg", square));
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
