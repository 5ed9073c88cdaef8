import { renameSync, writeFileSync } from "node:fs";
import { readFile, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
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
  /** As seen from the project's root. */
  folder: string;
  file: string;
  /** Of the file's contents: it is encoded again when they change. */
  hash: string;
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

/** Whether a file was left by a file manager: of macOS (`.DS_Store`), of Windows. */
export function isOfFileManager(file: string): boolean {
  return /^(?:\..*|Thumbs\.db|desktop\.ini)$/i.test(file);
}

/** Replaces the file in one step, so that it is whole whenever a run is stopped; at once, as several are at work. */
export function writeManifest({ manifest }: MediaPlace, entries: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${manifest}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${manifest}.new`, manifest);
}

export function mediaFile({ folder }: MediaPlace, name: string, width: number): string {
  return path.join(folder, `${name}-${width}.avif`);
}

/** The pictures that `public/media` has, with their widths, ascending. */
export async function storedWidths({ folder }: MediaPlace): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory() || isOfFileManager(entry.name)) continue;
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
  const widths = (await storedWidths(place)).get(name) ?? [];
  await Promise.all(widths.map((width) => rm(mediaFile(place, name, width))));
}

/** File size of each of these widths; undefined where one is not there. */
export async function bytesOf(
  place: MediaPlace,
  name: string,
  widths: readonly number[],
): Promise<Record<string, number> | undefined> {
  const sizes = await Promise.all(
    widths.map((width) => stat(mediaFile(place, name, width)).catch(() => undefined)),
  );
  if (sizes.includes(undefined)) return undefined;
  return Object.fromEntries(widths.map((width, index) => [width, sizes[index]!.size]));
}

/** Mean colour, as `#rrggbb`. */
export async function meanColor(picture: Sharp): Promise<string> {
  const pixel = await picture
    .resize(1, 1, { fit: "fill", kernel: "linear" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return `#${pixel.toString("hex", 0, 3)}`;
}

/** What the files of a picture say of it; what is known of files that have not changed is taken over. */
export async function shapeOf(
  place: MediaPlace,
  name: string,
  widths: number[],
  known: ManifestEntry | undefined,
): Promise<Pick<ManifestEntry, "width" | "height" | "widths" | "color" | "bytes">> {
  const bytes = (await bytesOf(place, name, widths)) ?? {};
  if (known && JSON.stringify(known.bytes) === JSON.stringify(bytes)) {
    const { width, height, color } = known;
    return { width, height, widths, color, bytes };
  }
  const { width, height } = await sharp(mediaFile(place, name, widths.at(-1)!)).metadata();
  const color = await meanColor(sharp(mediaFile(place, name, widths[0]!)));
  return { width, height, widths, color, bytes };
}
