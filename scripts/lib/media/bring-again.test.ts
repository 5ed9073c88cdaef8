import { mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { photograph, siteWithPhotographs } from "../../../tests/support/photographs.ts";

it("encodes on a second run only what has changed, and keeps the words", async () => {
  const { put, bring, files, manifest, words, place } = siteWithPhotographs();
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
  expect(await bring("photos", { force: true })).toMatchObject({ unchanged: [] });
});

it("makes anew what is not whole, as a full disk leaves it", async () => {
  const { put, bring, manifest, place } = siteWithPhotographs();
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
    const { put, bring, describeAll, manifest, files, place } = siteWithPhotographs();
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
  const { put, bring, describeAll, manifest, files, place } = siteWithPhotographs();
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
  const { root, put, bring, files, describeAll } = siteWithPhotographs();
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
  const { root, put, bring, files, manifest, words } = siteWithPhotographs();
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
  await expect(bring()).rejects.toThrow(/no photograph in photos, and the site has 1 .+ --gone`/);
  expect(words()).toEqual({ roll: "A roll" });
  await bring("photos", { gone: true });
  expect(files()).toEqual([]);
  expect(words()).toBeUndefined();
});

it("keeps what it has of a photograph whose file has broken since", async () => {
  const { put, bring, files, words } = siteWithPhotographs();
  put("photos/oven.jpg", await photograph("#333333", 480));
  await bring();
  put("photographs.json", JSON.stringify({ oven: "The oven" }));
  put("photos/oven.jpg", "");
  expect(await bring()).toMatchObject({ made: [], removed: [], skipped: [{ file: "oven.jpg" }] });
  expect(files()).toEqual(["oven-480.avif"]);
  expect(words()).toEqual({ oven: "The oven" });
});
