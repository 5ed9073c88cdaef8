/**
 * Brings pictures into the site: `npm run media`.
 *
 * 1. Encodes the masters in `art/.masters` that are newer than what `public/media` has of them (AVIF, each ≤ 120 kB).
 * 2. Writes `content/media-manifest.json` from what `public/media` then holds. Words come from `art/pictures.json`, which also says how
 *    each picture is rendered; the recipe of a picture is the one its master was really made with.
 * 3. Draws the icons from `public/favicon.svg` and makes the cards for link previews in `public/social`.
 *
 * `npm run media -- FOLDER` brings in pictures that no script renders, such as photographs: FOLDER holds them (PNG, JPEG, AVIF, WebP) and a
 * `pictures.json`: `[{ "name": "shop-front", "alt": "The shop on a winter morning" }]`. Their words are then kept in the manifest.
 *
 * What the site shows no more, `npm run tidy` removes. `--force` encodes again what is up to date. The site's build never encodes anything.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";

import sharp from "sharp";
import { z } from "zod";

import { socialCardNames } from "#content/social-cards.ts";

import { mastersFolder, readPictures, Recipe, recipeOf } from "./art-pictures.ts";
import { makeCard } from "./media-cards.ts";
import { makeIcons } from "./media-icons.ts";

const root = path.resolve(import.meta.dirname, "..");
const publicFolder = path.join(root, "public");
const mediaFolder = path.join(publicFolder, "media");
const socialFolder = path.join(publicFolder, "social");
const manifestFile = path.join(root, "content/media-manifest.json");

/** Widths offered to browsers. A master narrower than the second also keeps its own width. */
const steps = [480, 960, 1440, 1920] as const;

/** Largest file a visitor may have to load for one picture. */
const maxBytes = 120_000;

const Facts = z.array(z.object({ name: z.string(), alt: z.string().min(8) }));

interface ManifestEntry extends Partial<Recipe> {
  width: number;
  height: number;
  widths: number[];
  alt: string;
  color: string;
  /** File size of each width. */
  bytes: Record<string, number>;
}

type Manifest = Record<string, ManifestEntry>;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: "boolean", default: false },
  },
});

const before = await readManifest();
const words = new Map(Object.entries(before).map(([name, { alt }]) => [name, alt]));
const recipes = new Map<string, Partial<Recipe>>(
  Object.entries(before).map(([name, { scene, args, size, samples }]) => [
    name,
    { scene, args, size, samples },
  ]),
);

await mkdir(mediaFolder, { recursive: true });
await mkdir(socialFolder, { recursive: true });

const [folder] = positionals;
if (folder !== undefined) {
  for (const { name, alt } of await readFacts(folder)) words.set(name, alt);
  await encodeFolder(folder);
}
for (const { name, alt } of (await readPictures()).values()) words.set(name, alt);
await encodeFolder(mastersFolder);

const manifest = await describeMedia();
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
const total = Object.values(manifest)
  .flatMap(({ bytes }) => Object.values(bytes))
  .reduce((sum, bytes) => sum + bytes, 0);
console.log(
  `${Object.keys(manifest).length} pictures in content/media-manifest.json, ${(total / 1e6).toFixed(1)} MB in public/media`,
);

await makeIcons(publicFolder);
for (const name of socialCardNames) {
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

async function readFacts(folder: string): Promise<z.infer<typeof Facts>> {
  const file = path.join(folder, "pictures.json");
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`${folder} has no pictures.json. Add one: [{ "name": "…", "alt": "…" }]`);
  });
  const parsed = Facts.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} is not valid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Encodes the pictures of a folder that have changed, at the best quality within the budget. */
async function encodeFolder(folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((name) => /\.(png|jpe?g|avif|webp)$/.test(name))) {
    const { name } = path.parse(file);
    const master = path.join(folder, file);
    const { width } = await sharp(master).metadata();
    const widths = widthsFor(width);
    if (!options.force && (await isUpToDate(master, name, widths))) continue;
    for (const old of await readdir(mediaFolder)) {
      if (/^(.+)-\d+\.avif$/.exec(old)?.[1] === name) await rm(path.join(mediaFolder, old));
    }
    for (const step of widths) await encode(master, mediaFile(name, step), step);
    const recipe = await readFile(path.join(folder, `${name}.json`), "utf8").catch(() => undefined);
    recipes.set(name, recipe === undefined ? {} : recipeOf(Recipe.parse(JSON.parse(recipe))));
  }
}

async function isUpToDate(master: string, name: string, widths: number[]): Promise<boolean> {
  const { mtimeMs } = await stat(master);
  const made = await Promise.all(
    widths.map((width) => stat(mediaFile(name, width)).catch(() => undefined)),
  );
  return made.every((file) => file !== undefined && file.mtimeMs >= mtimeMs);
}

async function encode(master: string, target: string, width: number): Promise<void> {
  for (let quality = 64; quality >= 30; quality -= 5) {
    const avif = await sharp(master).resize({ width }).avif({ quality, effort: 7 }).toBuffer();
    if (avif.length > maxBytes) continue;
    await writeFile(target, avif);
    console.log(`${path.relative(root, target)}, ${Math.round(avif.length / 1000)} kB`);
    return;
  }
  throw new Error(
    `${path.basename(target)} stays over ${maxBytes} bytes: choose a calmer picture.`,
  );
}

function widthsFor(master: number): number[] {
  const widths: number[] = steps.filter((step) => step <= master);
  return master < steps[1] && !widths.includes(master) ? [...widths, master] : widths;
}

async function describeMedia(): Promise<Manifest> {
  const widthsByName = new Map<string, number[]>();
  for (const entry of await readdir(mediaFolder, { withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = entry.name;
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
  const alt = words.get(name);
  if (!alt) throw new Error(`public/media has ${name}, but art/pictures.json does not.`);
  const bytes: Record<string, number> = {};
  for (const width of widths) bytes[width] = (await stat(mediaFile(name, width))).size;
  const { width, height } = await sharp(mediaFile(name, widths.at(-1))).metadata();
  return {
    width,
    height,
    widths,
    alt,
    color: await meanColor(name, widths[0]),
    ...recipes.get(name),
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
