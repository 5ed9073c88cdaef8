import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { photograph, siteWithPhotographs } from "../../../tests/support/photographs.ts";

it("brings in every photograph, under a name for code, without what its file said of place and camera", async () => {
  const { put, bring, manifest, words, files, place, lines } = siteWithPhotographs();
  put("photos/Käse & Brot.JPG", await photograph("#aa5500"));
  put(
    "photos/oven.webp",
    await sharp(await photograph("#333333", 500))
      .webp()
      .toBuffer(),
  );
  const done = await bring();
  expect(done).toMatchObject({ made: expect.arrayContaining(["kase-brot", "oven"]), skipped: [] });
  expect(files()).toEqual([
    "kase-brot-480.avif",
    "kase-brot-960.avif",
    "oven-480.avif",
    "oven-500.avif",
  ]);
  expect(manifest()["kase-brot"]).toMatchObject({
    width: 960,
    height: 720,
    widths: [480, 960],
    alt: "",
    photograph: { folder: "photos", file: "Käse & Brot.JPG" },
  });
  expect(manifest()["kase-brot"]?.color).toMatch(/^#a[9a]5[4-6]0[0-3]$/);
  expect(words()).toEqual({ "kase-brot": "", oven: "" });
  const made = await sharp(join(place.folder, "kase-brot-960.avif")).metadata();
  expect(made.exif).toBeUndefined();
  expect(lines).toHaveLength(2);
});

it("gives a picture that is seen through no colour to stand on", async () => {
  const { put, bring, manifest } = siteWithPhotographs();
  const cut = (alpha: number) => {
    const create = {
      width: 600,
      height: 400,
      channels: 4,
      background: { r: 200, g: 40, b: 40, alpha },
    } as const;
    return sharp({ create });
  };
  const hole = await cut(0).resize(20, 20).png().toBuffer();
  put("photos/mark.png", await cut(0.5).png().toBuffer());
  put(
    "photos/label.webp",
    await cut(1)
      .composite([{ input: hole, blend: "source" }])
      .webp({ lossless: true })
      .toBuffer(),
  );
  put("photos/whole.png", await cut(1).png().toBuffer());
  await bring();
  expect(manifest()).toMatchObject({
    mark: { color: "transparent" },
    label: { color: "transparent" },
    whole: { color: expect.stringMatching(/^#c[78]2[789]2[789]$/) },
  });
});

it("leaves pictures alone that are not of this folder", async () => {
  const { root, put, bring, manifest } = siteWithPhotographs();
  const loaf = await photograph("#333333", 480);
  mkdirSync(join(root, "more"));
  put("photos/loaf.jpg", loaf);
  put("more/cake.jpg", await photograph("#00aa55", 480));
  put("more/Loaf.png", await sharp(loaf).png().toBuffer());
  await bring();
  const { skipped } = await bring("more");
  expect(skipped).toEqual([
    { file: "Loaf.png", why: "would be called loaf, as one from photos is: rename it" },
  ]);
  expect(Object.keys(manifest())).toEqual(["cake", "loaf"]);
  // The folder has another name now: its pictures are the same.
  rmSync(join(root, "more/Loaf.png"));
  renameSync(join(root, "photos"), join(root, "pictures"));
  expect(await bring("pictures")).toMatchObject({ unchanged: ["loaf"], removed: [] });
  expect(manifest().loaf?.photograph?.folder).toBe("pictures");
});

it("offers no width that would have to be loaded for too long", async () => {
  const { put, bring, manifest, lines } = siteWithPhotographs();
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 960, height: 900, channels: 3, background: "#888", noise } as const;
  put("photos/leaves.png", await sharp({ create }).png().toBuffer());
  await bring();
  const { bytes, widths, width } = manifest().leaves!;
  expect(Math.max(...Object.values(bytes))).toBeLessThanOrEqual(120_000);
  expect(widths.at(-1)).toBe(width);
  expect(width).toBe(480);
  expect(lines[0]).toContain("too full of detail");
});

it("stops where nothing can be written, and keeps what it has done with its words", async () => {
  const { root, put, bring, manifest, words } = siteWithPhotographs();
  put("photos/loaf.jpg", await photograph("#333333", 480));
  put("photos/oven.jpg", await photograph("#333333", 480));
  // A folder lies where a file is to be.
  mkdirSync(join(root, "media/oven-480.avif"));
  await expect(bring()).rejects.toThrow("EISDIR");
  expect(Object.keys(manifest())).toEqual(["loaf"]);
  expect(words()).toHaveProperty("loaf", "");
});

it("passes over what file managers leave among the pictures", async () => {
  const { put, bring, files } = siteWithPhotographs();
  for (const name of [".DS_Store", "Thumbs.db", "desktop.ini"]) put(`media/${name}`, "");
  put("photos/loaf.jpg", await photograph("#333333", 480));
  put("photos/Thumbs.db", "");
  expect(await bring()).toMatchObject({ made: ["loaf"], skipped: [] });
  expect(files()).toContain("loaf-480.avif");
  put("media/loaf.avif", "");
  await expect(bring("photos", { force: true })).rejects.toThrow(
    "public/media/loaf.avif is not called",
  );
});
