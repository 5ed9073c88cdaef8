import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, posix, win32 } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { move } from "#server/move.ts";
import { fileOf, readManifest, replaceFiles, writeManifest } from "./manifest.ts";
import { readWords, writeWords } from "./photograph-words.ts";

it("finds the file behind a photograph, on another drive, too", () => {
  const file = "oven.jpg";
  expect(fileOf("C:\\site", { folder: "../photos", file }, win32)).toBe("C:\\photos\\oven.jpg");
  expect(fileOf("C:\\site", { folder: "D:/photos", file }, win32)).toBe("D:\\photos\\oven.jpg");
  expect(fileOf("/srv/site", { folder: "../photos", file }, posix)).toBe("/srv/photos/oven.jpg");
});

it("gives files their names although another program looks into them for a while", async () => {
  const root = mkdtempSync(join(tmpdir(), "vitrine-manifest-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const place = {
    folder: root,
    manifest: join(root, ".manifest.json"),
    words: join(root, ".words.json"),
  };
  let refusals = 0;
  /** Refuses each name once, as a scanner does that has not read the file yet. */
  const moving = async (from: string, to: string) => {
    let isRefused = false;
    await move(from, to, {
      rename: async (...names) => {
        if (isRefused) return rename(...names);
        isRefused = true;
        refusals += 1;
        throw Object.assign(new Error("EPERM: not now"), { code: "EPERM" });
      },
      pause: async () => {},
    });
  };
  const avif = Buffer.from("a picture");
  const entry = { width: 480, height: 320, widths: [480], alt: "An oven", color: "#205090" };
  await replaceFiles(place, "oven", [{ width: 480, avif }], moving);
  await writeManifest(place, { oven: { ...entry, bytes: { 480: avif.length } } }, moving);
  await writeWords(place, { oven: "An oven" }, moving);
  expect(refusals).toBe(3);
  expect(readdirSync(root).sort()).toEqual([".manifest.json", ".words.json", "oven-480.avif"]);
  expect(await readManifest(place)).toMatchObject({ oven: { alt: "An oven" } });
  expect(await readWords(place)).toEqual({ oven: "An oven" });
});
