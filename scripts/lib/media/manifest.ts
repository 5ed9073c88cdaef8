import { readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Sharp } from "sharp";
import { move } from "#server/move.ts";
import { draftOf, isOfFileManager } from "#shared/left-behind.ts";
import type { Recipe } from "../../art-pictures.ts";

/** Where the site keeps its pictures and what it says of them. */
export interface MediaPlace {
  /** `public/media`. */
  folder: string;
  /** `content/media-manifest.json`. */
  manifest: string;
  /** `content/photographs.json`: the words of photographs, which their owner edits. */
  words: string;
}

export interface ManifestEntry extends Partial<Recipe> {
  width: number;
  height: number;
  widths: number[];
  alt: string;
  color: string;
  /** Its owner has said that it tells nothing: it has no words, and needs none. */
  decorative?: true;
  /** What a photograph was made from. */
  photograph?: Origin;
  /** File size of each width. */
  bytes: Record<string, number>;
}

export interface Origin {
  /** As seen from the project's root; on another drive of Windows, its whole path. */
  folder: string;
  file: string;
  /** Of the file's contents: it is encoded again when they change. */
  hash: string;
}

/** The file that a photograph was made from. @param system whose paths these are; a test has another's. */
export function fileOf(
  root: string,
  { folder, file }: Pick<Origin, "folder" | "file">,
  system: Pick<typeof path, "resolve"> = path,
): string {
  return system.resolve(root, folder, file);
}

export type Manifest = Record<string, ManifestEntry>;

export async function readManifest({ manifest }: MediaPlace): Promise<Manifest> {
  const text = await readFile(manifest, "utf8").catch(() => "{}");
  return byName(JSON.parse(text) as Manifest);
}

/** What is known by names of files, of which `constructor` may be one: it has these names and no others. */
export function byName<Value>(entries: Record<string, Value>): Record<string, Value> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}

/** Whether a file is no picture to its owner: left by a file manager, or hidden as one that is being written. */
export function isHidden(file: string): boolean {
  return file.startsWith(".") || isOfFileManager(file);
}

/** Replaces the file in one step, so that it is whole whenever a run is stopped. @param moving how names are changed; a test has its own. */
export async function writeManifest(
  { manifest }: MediaPlace,
  entries: Manifest,
  moving = move,
): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(`${manifest}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await moving(`${manifest}.new`, manifest);
}

export function mediaFile({ folder }: MediaPlace, name: string, width: number): string {
  return path.join(folder, `${name}-${width}.avif`);
}

/** The pictures that `public/media` has, with their widths, ascending. */
export async function storedWidths({
  folder,
}: Pick<MediaPlace, "folder">): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory() || isHidden(entry.name)) continue;
    const [, name, width] = /^(.+)-(\d+)\.avif$/.exec(entry.name) ?? [];
    if (!name || !width)
      throw new Error(
        `public/media/${entry.name} is not called NAME-WIDTH.avif: rename or remove it.`,
      );
    found.set(
      name,
      [...(found.get(name) ?? []), Number(width)].sort((a, b) => a - b),
    );
  }
  return found;
}

export async function removeFiles(place: MediaPlace, name: string): Promise<void> {
  await removeOthers(place, name, []);
}

/** One file of a picture that has been made. */
export interface Encoded {
  width: number;
  avif: Buffer;
}

/**
 * Gives a picture these files and no others. All are written before the first takes its place: a full disk leaves those that are there.
 * @param moving how names are changed; a test has its own.
 */
export async function replaceFiles(
  place: MediaPlace,
  name: string,
  made: readonly Encoded[],
  moving = move,
): Promise<void> {
  const draft = (width: number) => path.join(place.folder, draftOf(`${name}-${width}.avif`));
  try {
    for (const { width, avif } of made) await writeFile(draft(width), avif);
    for (const { width } of made) await moving(draft(width), mediaFile(place, name, width));
  } catch (error) {
    await Promise.allSettled(made.map(({ width }) => rm(draft(width), { force: true })));
    throw error;
  }
  await removeOthers(
    place,
    name,
    made.map(({ width }) => width),
  );
}

async function removeOthers(
  place: MediaPlace,
  name: string,
  kept: readonly number[],
): Promise<void> {
  const widths = (await storedWidths(place)).get(name) ?? [];
  const others = widths.filter((width) => !kept.includes(width));
  await Promise.all(others.map((width) => rm(mediaFile(place, name, width))));
}

/** File size of each of these widths; one that is not there has none. */
export async function bytesOf(
  place: MediaPlace,
  name: string,
  widths: readonly number[],
): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const width of widths) {
    const file = await stat(mediaFile(place, name, width)).catch(() => undefined);
    if (file) bytes[width] = file.size;
  }
  return bytes;
}

/** Widths of a picture in which its files are not those that were made: of another size, missing, or one more. */
export async function brokenWidths(
  place: MediaPlace,
  name: string,
  { widths, bytes }: ManifestEntry,
): Promise<number[]> {
  const stored = (await storedWidths(place)).get(name) ?? [];
  const sizes = await bytesOf(place, name, stored);
  return [...new Set([...widths, ...stored])].filter((width) => sizes[width] !== bytes[width]);
}

/** Mean colour, as `#rrggbb`; `transparent` where the ground behind a part of the picture is to be seen. */
export async function meanColor(picture: Sharp): Promise<string> {
  const { hasAlpha } = await picture.metadata();
  if (hasAlpha && !(await picture.stats()).isOpaque) return "transparent";
  const pixel = await picture
    .resize(1, 1, { fit: "fill", kernel: "linear" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return `#${pixel.toString("hex", 0, 3)}`;
}
