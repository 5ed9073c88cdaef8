import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { describeMedia } from "./describe-media.ts";
import { writeManifest } from "./manifest.ts";

/** A picture that was rendered, in two widths. */
async function rendered() {
  const root = mkdtempSync(join(tmpdir(), "vitrine-media-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const place = {
    folder: root,
    manifest: join(root, ".manifest.json"),
    words: join(root, ".photographs.json"),
  };
  const file = (width: number) => join(root, `hall-${width}.avif`);
  for (const width of [480, 960]) {
    const create = { width, height: width / 2, channels: 3, background: "#205090" } as const;
    await sharp({ create }).avif().toFile(file(width));
  }
  return {
    file,
    describeAll: async () => {
      const known = { rendered: new Map([["hall", { alt: "A hall" }]]), recipes: new Map() };
      const { manifest } = await describeMedia(place, { ...known, words: {} });
      await writeManifest(place, manifest);
      return manifest.hall;
    },
  };
}

it("says of a rendered picture what its files are", async () => {
  const { describeAll } = await rendered();
  expect(await describeAll()).toMatchObject({
    width: 960,
    height: 480,
    widths: [480, 960],
    alt: "A hall",
    color: expect.stringMatching(/^#[12][0-9a-f]{5}$/),
  });
});

it("says of one that is seen through that it has no colour of its own", async () => {
  const { file, describeAll } = await rendered();
  const background = { r: 32, g: 80, b: 144, alpha: 0.5 };
  for (const width of [480, 960])
    await sharp({ create: { width, height: width / 2, channels: 4, background } })
      .avif()
      .toFile(file(width));
  expect(await describeAll()).toMatchObject({ color: "transparent" });
});

it.each([480, 960])("writes down nothing of a broken file of %s pixels", async (width) => {
  const { file, describeAll } = await rendered();
  const before = await describeAll();
  const whole = readFileSync(file(width));
  for (const broken of [Buffer.alloc(0), whole.subarray(0, whole.length - 20)]) {
    writeFileSync(file(width), broken);
    await expect(describeAll()).rejects.toThrow(
      new RegExp(`^public/media/hall-${width}\\.avif is broken \\(.+\\): remove it`),
    );
  }
  rmSync(file(width));
  const { widths } = (await describeAll())!;
  expect(widths).toEqual(before?.widths.filter((each) => each !== width));
});
