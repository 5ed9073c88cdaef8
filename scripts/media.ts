/**
 * Brings pictures into the site: `npm run media -- FOLDER`.
 *
 * FOLDER holds masters (`NAME.png`), finished files (`NAME-WIDTH.avif`), or both, and a list of facts, `pictures.json` or
 * `manifest.json`: `[{ "name": "desk", "alt": "Sunny designer desk …", "scene": "interiors/desk.py" }]`. The script
 *
 * 1. copies finished files and encodes the missing widths of each master into `public/media`;
 * 2. writes `content/media-manifest.json` from what `public/media` then holds. Facts of pictures that FOLDER does not name
 *    are kept from the manifest before;
 * 3. draws the icons from `public/favicon.svg` and makes the cards for link previews in `public/social`.
 *
 * Without FOLDER only 2 and 3 happen: after a picture was deleted, or an alt text was changed in the manifest.
 * `-- --force FOLDER` encodes again what exists. The site's build never encodes anything.
 */
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";

import sharp from "sharp";
import { z } from "zod";

import { socialCards } from "#content/media.ts";

import { makeCard } from "./media-cards.ts";
import { makeIcons } from "./media-icons.ts";

const root = path.resolve(import.meta.dirname, "..");
const publicFolder = path.join(root, "public");
const mediaFolder = path.join(publicFolder, "media");
const socialFolder = path.join(publicFolder, "social");
const manifestFile = path.join(root, "content/media-manifest.json");

/** Widths offered to browsers. A master narrower than the second also keeps its own width. */
const steps = [480, 960, 1440] as const;

const Facts = z.object({
  /** File name without width and ending; also the name in `picture("…")`. */
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case words joined by hyphens"),
  /** What the picture shows, for people who do not see it. Pictures are marked decorative where they are used, not here. */
  alt: z.string().min(8),
  /** Script and arguments that render it, below `art/scenes`; or where else it comes from. */
  scene: z.string().min(1),
  args: z.string().default(""),
});

type Facts = z.infer<typeof Facts>;

interface ManifestEntry {
  width: number;
  height: number;
  widths: number[];
  alt: string;
  color: string;
  scene: string;
  /** File size of each width. */
  bytes: Record<string, number>;
}

type Manifest = Record<string, ManifestEntry>;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: "boolean", default: false } },
});

const facts = new Map<string, Facts>();
for (const [name, { alt, scene }] of Object.entries(await readManifest())) {
  facts.set(name, { name, alt, scene, args: "" });
}

await mkdir(mediaFolder, { recursive: true });
await mkdir(socialFolder, { recursive: true });

const [folder] = positionals;
if (folder !== undefined) {
  for (const fact of await readFacts(folder)) facts.set(fact.name, fact);
  await bringIn(folder);
}

const manifest = await describeMedia();
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${Object.keys(manifest).length} pictures in content/media-manifest.json`);

await makeIcons(publicFolder);
for (const name of socialCards) {
  const bytes = await makeCard(name, {
    fileOf: (picture) => mediaFile(picture, manifest[picture]?.widths.at(-1)),
    mark: path.join(publicFolder, "icon-512.png"),
    folder: socialFolder,
  });
  console.log(`public/social/${name}.jpg, ${Math.round(bytes / 1000)} kB`);
}

async function readManifest(): Promise<Manifest> {
  const text = await readFile(manifestFile, "utf8").catch(() => "{}");
  return JSON.parse(text) as Manifest;
}

async function readFacts(folder: string): Promise<Facts[]> {
  const names = await readdir(folder);
  const list = ["pictures.json", "manifest.json"].find((name) => names.includes(name));
  if (!list) {
    throw new Error(
      `${folder} has no pictures.json. Add one: [{ "name": "…", "alt": "…", "scene": "…" }]`,
    );
  }
  const parsed = z
    .array(Facts)
    .safeParse(JSON.parse(await readFile(path.join(folder, list), "utf8")));
  if (!parsed.success) {
    throw new Error(`${path.join(folder, list)} is not valid:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

/** Copies finished widths, then encodes those a master can still give. */
async function bringIn(folder: string): Promise<void> {
  const files = await readdir(folder);
  for (const file of files.filter((name) => /-\d+\.avif$/.test(name))) {
    await copyFile(path.join(folder, file), path.join(mediaFolder, file));
  }
  const masters = files.filter((name) => /\.(png|avif)$/.test(name) && !/-\d+\.avif$/.test(name));
  for (const file of masters) {
    const { name } = path.parse(file);
    const master = path.join(folder, file);
    const { width } = await sharp(master).metadata();
    for (const step of widthsFor(width)) {
      const target = path.join(mediaFolder, `${name}-${step}.avif`);
      if (!options.force && (await exists(target))) continue;
      await sharp(master).resize({ width: step }).avif({ quality: 55, effort: 7 }).toFile(target);
      console.log(`encoded ${path.relative(root, target)}`);
    }
  }
}

function widthsFor(master: number): number[] {
  const widths: number[] = steps.filter((step) => step <= master);
  return master < steps[1] && !widths.includes(master) ? [...widths, master] : widths;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function describeMedia(): Promise<Manifest> {
  const widthsByName = new Map<string, number[]>();
  for (const file of await readdir(mediaFolder)) {
    const [, name, width] = /^(.+)-(\d+)\.avif$/.exec(file) ?? [];
    if (!name || !width) {
      throw new Error(`public/media/${file} is not called NAME-WIDTH.avif: rename or remove it.`);
    }
    widthsByName.set(name, [...(widthsByName.get(name) ?? []), Number(width)]);
  }
  const manifest: Manifest = {};
  for (const [name, unsorted] of [...widthsByName].sort(([a], [b]) => (a < b ? -1 : 1))) {
    manifest[name] = await describe(
      name,
      unsorted.sort((a, b) => a - b),
    );
  }
  return manifest;
}

async function describe(name: string, widths: number[]): Promise<ManifestEntry> {
  const fact = facts.get(name);
  if (!fact) {
    throw new Error(
      `public/media has ${name}, but no facts about it: name it in the folder's pictures.json.`,
    );
  }
  const bytes: Record<string, number> = {};
  for (const width of widths) bytes[width] = (await stat(mediaFile(name, width))).size;
  const { width, height } = await sharp(mediaFile(name, widths.at(-1))).metadata();
  const scene = [fact.scene, fact.args].filter(Boolean).join(" ");
  return {
    width,
    height,
    widths,
    alt: fact.alt,
    color: await meanColor(name, widths[0]),
    scene,
    bytes,
  };
}

function mediaFile(name: string, width: number | undefined): string {
  return path.join(mediaFolder, `${name}-${width}.avif`);
}

async function meanColor(name: string, width: number | undefined): Promise<string> {
  const pixel = await sharp(mediaFile(name, width))
    .resize(1, 1, { fit: "fill", kernel: "linear" })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString("hex", 0, 3)}`;
}
