import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { bringPhotographs } from "../../scripts/lib/media/bring-photographs.ts";
import { describeMedia } from "../../scripts/lib/media/describe-media.ts";
import { type Manifest, writeManifest } from "../../scripts/lib/media/manifest.ts";
import { readWords } from "../../scripts/lib/media/photograph-words.ts";

/** A site without pictures, and a folder of photographs beside its code. */
export function siteWithPhotographs() {
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
    bring: (folder = "photos", { force = false, gone = false } = {}) => {
      const say = (line: string) => void lines.push(line);
      return bringPhotographs(join(root, folder), place, { root, force, gone, say });
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

/** The bytes of one, with what a camera and a telephone write into it. */
export const photograph = (background: string, width = 1000, height = 750) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Model: "A camera" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
