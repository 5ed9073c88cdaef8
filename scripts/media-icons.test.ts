import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { makeIcons } from "./media-icons.ts";

const icons = ["apple-touch-icon.png", "favicon.ico", "icon-192.png", "icon-512.png"];

/** A folder with this mark in it: four quarters that end at the edges of the drawing. */
function folderWith(attributes: string, [width, height]: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-icons-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const put = (svg: string) => writeFileSync(join(folder, "favicon.svg"), svg);
  const half = `width="${width / 2}" height="${height / 2}"`;
  put(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect ${half} fill="#f00"/><rect x="${width / 2}" y="${height / 2}" ${half} fill="#00f"/></svg>`,
  );
  return { folder, put };
}

it.each([
  ['viewBox="0 0 32 32"', [32, 32]],
  ['viewBox="0 0 1024 1024"', [1024, 1024]],
  ["width='1024px' height='1024'", [1024, 1024]],
  ['width="210mm" height="210mm" viewBox="0 0 210 210"', [210, 210]],
  ['width="100%" height="100%" viewBox="0 0 512 512"', [512, 512]],
  ['width="64" height="32"', [64, 32]],
  ['viewBox="0 0 40000 20000"', [40_000, 20_000]],
] as const)("draws the whole of a mark that says of its size %s", async (attributes, size) => {
  const { folder } = folderWith(attributes, size);
  await makeIcons(folder);
  expect(readdirSync(folder).sort()).toEqual([...icons, "favicon.svg"].sort());
  const { data, info } = await sharp(join(folder, "icon-512.png"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 512, height: 512, channels: 4 });
  const at = (x: number, y: number) => [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)];
  const top = (512 - (512 * size[1]) / size[0]) / 2;
  expect(at(2, top + 2)).toEqual([255, 0, 0, 255]);
  expect(at(509, 509 - top)).toEqual([0, 0, 255, 255]);
  expect(at(509, top + 2)[3]).toBe(0);
  if (top > 0) expect(at(2, top - 2)[3]).toBe(0);
});

it("names the file that cannot be drawn, and leaves the icons that are there", async () => {
  const { folder, put } = folderWith('viewBox="0 0 32 32"', [32, 32]);
  await makeIcons(folder);
  const before = icons.map((name) => readFileSync(join(folder, name)));
  for (const svg of [
    "",
    '<svg xmlns="http://www.w3.org/2000/svg" width="10mm" height="10mm"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect></svg>',
  ]) {
    put(svg);
    await expect(makeIcons(folder)).rejects.toThrow(/^public\/favicon\.svg cannot be drawn: ./);
  }
  expect(icons.map((name) => readFileSync(join(folder, name)))).toEqual(before);
});
