import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { photograph, siteWithPhotographs } from "../../../tests/support/photographs.ts";

/** A picture in which there is nothing to encode. */
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888888" } })
    .png()
    .toBuffer();

it("says of each file why it was left out, and goes on", async () => {
  const { root, put, bring, manifest } = siteWithPhotographs();
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

it("leaves out what cannot be read or is too tall to be encoded, by its name, and brings in the rest", async () => {
  const { root, put, bring, manifest } = siteWithPhotographs();
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
