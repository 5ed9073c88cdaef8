import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import manifest from "#content/media-manifest.json" with { type: "json" };

import { artFolder } from "./art-pictures.ts";

const root = path.resolve(import.meta.dirname, "..");
const mediaFolder = path.join(root, "public/media");

/** Pictures of the manifest that no module, post or link preview names. */
export function unusedPictures(): string[] {
  const files = ["app", "content"].flatMap((folder) => sourcesOf(path.join(root, folder)));
  const [posts, modules] = [true, false].map((isPost) =>
    files
      .filter((file) => file.endsWith(".md") === isPost)
      .map((file) => (isPost ? frontMatter(file) : readFileSync(file, "utf8")))
      .join("\n"),
  ) as [string, string];
  return Object.keys(manifest).filter(
    (name) =>
      !modules.includes(`"${name}"`) && !new RegExp(`[ [-]${name}(?=[\\s,\\]]|$)`).test(posts),
  );
}

/** Removes the files of these pictures, their lines in `art/pictures.json`, and the scenes that no other picture is made by. */
export function removePictures(names: readonly string[]): void {
  const gone = new Set(names);
  for (const file of readdirSync(mediaFolder))
    if (gone.has(/^(.+)-\d+\.avif$/.exec(file)?.[1] ?? "")) rmSync(path.join(mediaFolder, file));

  const list = path.join(artFolder, "pictures.json");
  const before = readFileSync(list, "utf8");
  const text = before
    .split("\n")
    .filter((line) => !gone.has(/^ *\{"name": "([^"]+)"/.exec(line)?.[1] ?? ""))
    .join("\n")
    .replace(/,\n\]/, "\n]");
  writeFileSync(list, text);

  const scenesIn = (json: string) =>
    (JSON.parse(json) as { scene: string }[]).map(({ scene }) => scene);
  const needed = new Set(scenesIn(text));
  const scenes = new Set(scenesIn(before));
  for (const scene of scenes) if (!needed.has(scene)) rmSync(path.join(artFolder, "scenes", scene));
}

/** The part of a post that names pictures; its text may use the same words. */
function frontMatter(file: string): string {
  return /^---\n([^]*?)\n---/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
}

/** Modules and posts below a folder, without tests. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.(?:test|spec))\.(tsx?|md)$/.test(file))
    .map((file) => path.join(folder, file));
}
