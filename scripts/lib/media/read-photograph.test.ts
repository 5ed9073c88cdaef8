import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { type Pixels, readPhotograph } from "./read-photograph.ts";

const RED = "#c03020";
const BLUE = "#224488";

/** A red half over a blue one, 96 by 144 pixels; of another size where it is asked. */
function standing(width = 96, height = 144) {
  return sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: RED } },
      gravity: "north",
    },
  ]);
}

/** As a camera keeps it: lying, with the way to turn it, place and make, in the colours of its screen. */
async function fromCamera() {
  const lying = await sharp(await standing().png().toBuffer())
    .rotate(270)
    .png()
    .toBuffer();
  return sharp(lying)
    .withExif({
      IFD0: { Make: "Vitrine" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3");
}

function expectUpright({ data, info }: Pixels) {
  expect(info).toMatchObject({ width: 96, height: 144 });
  for (const [y, hex] of [
    [20, RED],
    [124, BLUE],
  ] as const) {
    const at = (y * info.width + 48) * info.channels;
    const wanted = Buffer.from(hex.slice(1), "hex");
    for (const channel of [0, 1, 2])
      expect(Math.abs(data[at + channel]! - wanted[channel]!)).toBeLessThan(6);
  }
}

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "turns a %s upright and brings its colours to sRGB",
  async (format) => {
    // An AVIF is turned by what it says itself, not by Exif.
    const source = format === "avif" ? standing().withIccProfile("p3") : await fromCamera();
    expectUpright(await readPhotograph(await source.toFormat(format, { quality: 95 }).toBuffer()));
  },
);

it("does so with a HEIC, as telephones make them", async () => {
  expectUpright(await readPhotograph(readFileSync(join(import.meta.dirname, "lying-p3.heic"))));
});

it("takes CMYK, 16 bits and shades of grey", async () => {
  const print = await readPhotograph(await standing().toColourspace("cmyk").jpeg().toBuffer());
  expect(print.info).toMatchObject({ channels: 3 });
  const deep = await standing().toColourspace("rgb16").png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe("ushort");
  expectUpright(await readPhotograph(deep));
  const grey = await readPhotograph(await standing().greyscale().jpeg().toBuffer());
  expect(grey.info).toMatchObject({ width: 96, height: 144 });
});

it("reads no more of a large one than browsers are offered", async () => {
  const large = await readPhotograph(await standing(4000, 3000).jpeg().toBuffer());
  expect(large.info).toMatchObject({ width: 1920, height: 1440 });
});

it.each([
  ["an empty file", () => Buffer.alloc(0), "is empty (0 bytes)"],
  ["a text", () => Buffer.from("Shopping list: flour, salt"), "is no JPEG, PNG, WebP"],
  ["a drawing", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "svg"],
  ["half a JPEG", () => half(standing(800, 600).jpeg()), "is broken"],
  ["half a PNG", () => half(standing(800, 600).png()), "is broken"],
  ["half a HEIC", () => halfHeic(), "is broken"],
  ["a TIFF", () => standing().tiff().toBuffer(), "is tiff, and no JPEG"],
  ["a film", () => moving(), "moves"],
  ["a wall of pixels", () => huge(), "megapixels"],
])("says of %s what is wrong", async (_, make, why) => {
  await expect(readPhotograph(await make())).rejects.toThrow(why);
});

async function half(picture: sharp.Sharp) {
  const whole = await picture.toBuffer();
  return whole.subarray(0, whole.length / 2);
}

function halfHeic() {
  const whole = readFileSync(join(import.meta.dirname, "lying-p3.heic"));
  return whole.subarray(0, whole.length - 300);
}

async function moving() {
  const frames = await Promise.all([
    standing().png().toBuffer(),
    standing(96, 144).negate().png().toBuffer(),
  ]);
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A small PNG whose header says that 280 megapixels follow. */
async function huge() {
  const png = await standing().png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(14_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
