import path from "node:path";
import sharp from "sharp";
import type { Recipe } from "../../art-pictures.ts";
import {
  brokenWidths,
  bytesOf,
  type Manifest,
  type ManifestEntry,
  meanColor,
  mediaFile,
  type MediaPlace,
  readManifest,
  storedWidths,
} from "./manifest.ts";
import { type PhotographWords, spoken } from "./photograph-words.ts";
import { sentence } from "./read-photograph.ts";

/** What is known of pictures beside their files. */
interface Known {
  /** Pictures that are rendered, with what they show. */
  rendered: ReadonlyMap<string, { alt: string }>;
  /** Those that were encoded just now, with how they were made where that is known. */
  recipes: ReadonlyMap<string, Recipe | undefined>;
  words: PhotographWords;
}

export interface Described {
  manifest: Manifest;
  /** Photographs of which some widths are not as they were made. */
  broken: ReadonlyMap<string, readonly number[]>;
}

/**
 * Every picture of `public/media`: what its files say, and its words as they stand now. Of a photograph stays what was written when it was
 * made, whatever its files are now, and if they are gone: by that the next run with its folder sees what is not whole.
 * @throws {Error} with a sentence where nothing says what a picture shows, or a file of one that is rendered is broken.
 */
export async function describeMedia(
  place: MediaPlace,
  { rendered, recipes, words }: Known,
): Promise<Described> {
  const before = await readManifest(place);
  const manifest: Manifest = {};
  const broken = new Map<string, readonly number[]>();
  const found = await storedWidths(place);
  for (const [name, { photograph }] of Object.entries(before))
    if (photograph && !found.has(name)) found.set(name, []);
  for (const [name, stored] of found) {
    const known = before[name];
    const rendering = rendered.get(name)?.alt ?? known?.alt;
    if (rendering === undefined)
      throw new Error(`public/media has ${name}, of which nothing says what it shows: remove it.`);
    const { width, height, widths, color, bytes } = known?.photograph
      ? known
      : await shapeOf(place, name, stored, recipes.has(name) ? undefined : known);
    const { scene, args, size, samples } = known ?? {};
    const recipe = recipes.has(name) ? recipes.get(name) : { scene, args, size, samples };
    const { alt, ...more } = known?.photograph
      ? { ...spoken(words[name]), photograph: known.photograph }
      : { alt: rendering };
    manifest[name] = { width, height, widths, alt, color, ...more, ...recipe, bytes };
    if (!known?.photograph) continue;
    const wrong = await brokenWidths(place, name, known);
    if (wrong.length > 0) broken.set(name, wrong);
  }
  return { manifest, broken };
}

/**
 * What the files of a picture say of it; what is known of files that have not changed is taken over. Those that have are read wholly: once
 * the manifest has the size of a broken one, nothing finds it any more.
 */
async function shapeOf(
  place: MediaPlace,
  name: string,
  widths: number[],
  known: ManifestEntry | undefined,
): Promise<Pick<ManifestEntry, "width" | "height" | "widths" | "color" | "bytes">> {
  const bytes = await bytesOf(place, name, widths);
  if (known && JSON.stringify(known.bytes) === JSON.stringify(bytes)) {
    const { width, height, color } = known;
    return { width, height, widths, color, bytes };
  }
  const files = await Promise.all(widths.map((width) => readWhole(mediaFile(place, name, width))));
  const { width, height } = files.at(-1)!;
  return { width, height, widths, color: files[0]!.color, bytes };
}

async function readWhole(file: string) {
  try {
    const { width, height } = await sharp(file).metadata();
    return { width, height, color: await meanColor(sharp(file)) };
  } catch (error) {
    throw new Error(
      `public/media/${path.basename(file)} is broken (${sentence(error)}): remove it, or take it from the history, then try again.`,
      { cause: error },
    );
  }
}
