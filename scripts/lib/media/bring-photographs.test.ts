import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { bringPhotographs } from "./bring-photographs.ts";
import { describeMedia } from "./describe-media.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
import { readWords } from "./photograph-words.ts";

/** A site without pictures, and a folder of photographs beside its code. */
function site() {
  const root = mkdtempSync(join(tmpdir(), "vitrine-photographs-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const place = {
    folder: join(root, "media"),
    manifest: join(root, "manifest.json"),
    words: join(root, "photographs.json"),
  };
  const lines: string[] = [];
  for (const folder of ["media", "photos"]) mkdirSync(join(root, folder));
  const json = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
  return {
    root,
    place,
    lines,
    put: (file: string, contents: Buffer | string) => writeFileSync(join(root, file), contents),
    manifest: () => json(place.manifest) as Manifest,
    words: () => (existsSync(place.words) ? json(place.words) : undefined),
    files: () => readdirSync(place.folder).sort(),
    bring: (folder = "photos", force = false) => {
      const say = (line: string) => void lines.push(line);
      return bringPhotographs(join(root, folder), place, { root, force, say });
    },
    /** As `npm run media` does without a folder. @returns what is not whole. */
    describeAll: async () => {
      const known = { rendered: new Map(), recipes: new Map(), words: await readWords(place) };
      const { manifest, broken } = await describeMedia(place, known);
      await writeManifest(place, manifest);
      return Object.fromEntries(broken);
    },
  };
}

const photograph = (background: string, width = 1000, height = 750) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Model: "A camera" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();

/** A picture in which there is nothing to encode. */
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888888" } })
    .png()
    .toBuffer();

it("brings in every photograph, under a name for code, without what its file said of place and camera", async () => {
  const { put, bring, manifest, words, files, place, lines } = site();
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
  const { put, bring, manifest } = site();
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

it("encodes on a second run only what has changed, and keeps the words", async () => {
  const { put, bring, files, manifest, words, place } = site();
  put("photos/oven.jpg", await photograph("#333333"));
  put("photos/shop.jpg", await photograph("#00aa55"));
  await bring();
  put(
    "photographs.json",
    JSON.stringify({ oven: "The oven at four in the morning", shop: "decorative" }),
  );
  const before = statSync(join(place.folder, "oven-960.avif")).mtimeMs;
  put("photos/shop.jpg", await photograph("#aa0000", 480));
  expect(await bring()).toMatchObject({ made: ["shop"], unchanged: ["oven"], removed: [] });
  expect(statSync(join(place.folder, "oven-960.avif")).mtimeMs).toBe(before);
  expect(files()).toEqual(["oven-480.avif", "oven-960.avif", "shop-480.avif"]);
  expect(words()).toEqual({ oven: "The oven at four in the morning", shop: "decorative" });
  expect(manifest().shop).toMatchObject({ alt: "", decorative: true });
  expect(await bring("photos", true)).toMatchObject({ unchanged: [] });
});

it("makes anew what is not whole, as a full disk leaves it", async () => {
  const { put, bring, manifest, place } = site();
  put("photos/oven.jpg", await photograph("#333333"));
  await bring();
  put("media/oven-480.avif", "");
  expect(await bring()).toMatchObject({ made: ["oven"], unchanged: [] });
  const { size } = statSync(join(place.folder, "oven-480.avif"));
  expect(size).toBe(manifest().oven?.bytes["480"]);
});

it.each([480, 960])(
  "keeps of a photograph what was made, and makes its %s pixels anew, whatever was described since they broke",
  async (width) => {
    const { put, bring, describeAll, manifest, files, place } = site();
    put("photos/oven.jpg", await photograph("#333333"));
    await bring();
    const made = manifest();
    const whole = files();
    put("photographs.json", JSON.stringify({ oven: "The oven" }));
    for (const breaks of [
      () => put(`media/oven-${width}.avif`, ""),
      () => rmSync(join(place.folder, `oven-${width}.avif`)),
    ]) {
      breaks();
      expect(await describeAll()).toEqual({ oven: [width] });
      expect(manifest()).toEqual({ oven: { ...made.oven, alt: "The oven" } });
      expect(await bring()).toMatchObject({ made: ["oven"], unchanged: [] });
      expect([files(), await describeAll()]).toEqual([whole, {}]);
    }
    // One more than there should be.
    put("media/oven-1440.avif", "");
    expect(await describeAll()).toEqual({ oven: [1440] });
    await bring();
    expect([files(), await describeAll()]).toEqual([whole, {}]);
  },
);

it("keeps of a photograph what was made, and makes it anew, when all of its files are gone", async () => {
  const { put, bring, describeAll, manifest, files, place } = site();
  put("photos/oven.jpg", await photograph("#333333"));
  await bring();
  const made = manifest();
  const whole = files();
  for (const file of whole) rmSync(join(place.folder, file));
  expect(await describeAll()).toEqual({ oven: [480, 960] });
  expect(manifest()).toEqual(made);
  expect(await bring()).toMatchObject({ made: ["oven"], unchanged: [] });
  expect([files(), await describeAll()]).toEqual([whole, {}]);
});

it("leaves the files that are there where the disk has no room for others", async () => {
  const { root, put, bring, files, describeAll } = site();
  put("photos/oven.jpg", await photograph("#333333"));
  await bring();
  const whole = files();
  put("photos/oven.jpg", await photograph("#aa0000"));
  // Where the last of them would be written first.
  mkdirSync(join(root, "media/.oven-960.avif"));
  await expect(bring()).rejects.toThrow("EISDIR");
  rmSync(join(root, "media/.oven-960.avif"), { recursive: true });
  expect([files(), await describeAll()]).toEqual([whole, {}]);
});

it("leaves nothing of a photograph that is gone, and moves the words of one that was renamed", async () => {
  const { root, put, bring, files, manifest, words } = site();
  put("photos/a.jpg", await photograph("#333333", 480));
  put("photos/b.jpg", await photograph("#00aa55", 480));
  await bring();
  put("photographs.json", JSON.stringify({ a: "A loaf", b: "A roll" }));
  rmSync(join(root, "photos/a.jpg"));
  renameSync(join(root, "photos/b.jpg"), join(root, "photos/roll.jpg"));
  expect(await bring()).toMatchObject({ made: ["roll"], removed: ["a", "b"] });
  expect(files()).toEqual(["roll-480.avif"]);
  expect(Object.keys(manifest())).toEqual(["roll"]);
  expect(words()).toEqual({ roll: "A roll" });
  rmSync(join(root, "photos/roll.jpg"));
  await bring();
  expect(files()).toEqual([]);
  expect(words()).toBeUndefined();
});

it("leaves pictures alone that are not of this folder", async () => {
  const { root, put, bring, manifest } = site();
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

it("says of each file why it was left out, and goes on", async () => {
  const { root, put, bring, manifest } = site();
  put(
    "manifest.json",
    JSON.stringify({ boardroom: { alt: "A boardroom", widths: [480], bytes: {} } }),
  );
  const any = await photograph("#333333", 480);
  for (const name of ["Shop.jpg", "shop.PNG", "boardroom.jpg", "写真.jpg", "loaf.jpg"])
    put(`photos/${name}`, any);
  put("photos/empty.jpg", "");
  put("photos/text.jpeg", "Not a picture");
  put("photos/film.mov", "");
  put("photos/.DS_Store", "");
  mkdirSync(join(root, "photos/old"));
  const { made, skipped } = await bring();
  expect(made).toEqual(["loaf"]);
  const why = Object.fromEntries(skipped.map((each) => [each.file, each.why]));
  expect(why).toMatchObject({
    "Shop.jpg": "would be called shop, as another is (Shop.jpg, shop.PNG): rename one",
    "shop.PNG": "would be called shop, as another is (Shop.jpg, shop.PNG): rename one",
    "boardroom.jpg": "would be called boardroom, as a picture of the site is: rename it",
    "写真.jpg": "has no Latin letter and no digit in its name: rename it",
    "empty.jpg": "is empty (0 bytes): copy it again",
    "film.mov": "has not the ending of a photograph",
    "old/": "is a folder: bring it in by itself",
  });
  expect(why["text.jpeg"]).toContain("is no JPEG");
  expect(skipped).toHaveLength(8);
  expect(Object.keys(manifest())).toEqual(["boardroom", "loaf"]);
});

it("keeps what it has of a photograph whose file has broken since", async () => {
  const { put, bring, files, words } = site();
  put("photos/oven.jpg", await photograph("#333333", 480));
  await bring();
  put("photographs.json", JSON.stringify({ oven: "The oven" }));
  put("photos/oven.jpg", "");
  expect(await bring()).toMatchObject({ made: [], removed: [], skipped: [{ file: "oven.jpg" }] });
  expect(files()).toEqual(["oven-480.avif"]);
  expect(words()).toEqual({ oven: "The oven" });
});

it("offers no width that would have to be loaded for too long", async () => {
  const { put, bring, manifest, lines } = site();
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

it("leaves out what cannot be read or is too tall to be encoded, by its name, and brings in the rest", async () => {
  const { root, put, bring, manifest } = site();
  const loaf = await photograph("#333333", 480);
  put("photos/constructor.jpg", loaf);
  put("photos/loaf.jpg", loaf);
  put("photos/ribbon.png", await blank(480, 17_000));
  put("photos/screen.png", await blank(1000, 24_000));
  symlinkSync(join(root, "nowhere.jpg"), join(root, "photos/away.jpg"));
  mkdirSync(join(root, "old"));
  symlinkSync(join(root, "old"), join(root, "photos/folder.jpg"));
  const { made, skipped } = await bring();
  expect(made.sort()).toEqual(["constructor", "loaf", "screen"]);
  expect(manifest().screen).toMatchObject({ widths: [480], height: 11_520 });
  expect(Object.fromEntries(skipped.map((each) => [each.file, each.why]))).toEqual({
    "away.jpg": "cannot be read (ENOENT)",
    "folder.jpg": "cannot be read (EISDIR)",
    "ribbon.png": "is too tall for its width: take a part of it",
  });
});

it("stops where nothing can be written, and keeps what it has done with its words", async () => {
  const { root, put, bring, manifest, words } = site();
  put("photos/loaf.jpg", await photograph("#333333", 480));
  put("photos/oven.jpg", await photograph("#333333", 480));
  // A folder lies where a file is to be.
  mkdirSync(join(root, "media/oven-480.avif"));
  await expect(bring()).rejects.toThrow("EISDIR");
  expect(Object.keys(manifest())).toEqual(["loaf"]);
  expect(words()).toHaveProperty("loaf", "");
});

it("passes over what file managers leave among the pictures", async () => {
  const { put, bring, files } = site();
  for (const name of [".DS_Store", "Thumbs.db", "desktop.ini"]) put(`media/${name}`, "");
  put("photos/loaf.jpg", await photograph("#333333", 480));
  put("photos/Thumbs.db", "");
  expect(await bring()).toMatchObject({ made: ["loaf"], skipped: [] });
  expect(files()).toContain("loaf-480.avif");
  put("media/loaf.avif", "");
  await expect(bring("photos", true)).rejects.toThrow("public/media/loaf.avif is not called");
});
