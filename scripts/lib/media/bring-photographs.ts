import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { inProject } from "../slashes.ts";
import { asTyped } from "../typed-path.ts";
import {
  brokenWidths,
  fileOf,
  type ManifestEntry,
  meanColor,
  type MediaPlace,
  type Origin,
  readManifest,
  removeFiles,
  replaceFiles,
  writeManifest,
} from "./manifest.ts";
import { photographsIn } from "./photograph-files.ts";
import { readWords, spoken, writeWords } from "./photograph-words.ts";
import { type Pixels, readPhotograph, sentence, Unusable } from "./read-photograph.ts";
import { bestAvif, widthsFor } from "./widths.ts";

/** Of the encoder. More would cost minutes for each photograph that has just been taken. */
const EFFORT = 3;
/** Of its encoder (libheif in sharp). */
const MOST_PIXELS_HIGH = 16_384;

interface Options {
  /** The project, from which folders are named. */
  root: string;
  /** Encodes what has not changed, too. */
  force: boolean;
  /** Removes the last photographs, too: a folder without any is often the wrong one, or on a disk that is not there. */
  gone: boolean;
  /** Told of each photograph as it is done, in a line. */
  say: (line: string) => void;
}

/** Names of pictures, and files that were left out. */
export interface Brought {
  made: string[];
  unchanged: string[];
  removed: string[];
  skipped: { file: string; why: string }[];
}

/**
 * Makes the site's pictures of a folder of photographs those that the folder has now: encodes what is new or changed, removes what is not
 * there any more, and leaves the rest. Manifest and words are written after each, so that a run that is stopped can be repeated.
 * @throws when there is no such folder, it is empty and `gone` is not said, or nothing can be written; what is being made then comes to its end first.
 */
export async function bringPhotographs(
  folder: string,
  place: MediaPlace,
  { root, force, gone: mayGo, say }: Options,
): Promise<Brought> {
  const label = inProject(root, folder) || ".";
  const manifest = await readManifest(place);
  const isOfOthers = (name: string) => {
    const origin = manifest[name]?.photograph;
    return origin !== undefined && origin.folder !== label && existsSync(fileOf(root, origin));
  };
  const { files, names, skipped } = await photographsIn(folder, label, manifest, isOfOthers);
  const gone = Object.entries(manifest).filter(
    ([name, { photograph }]) => photograph?.folder === label && !names.has(name),
  );
  if (names.size === 0 && gone.length > 0 && !mayGo)
    throw new Error(
      `There is no photograph in ${label}, and the site has ${gone.length} from there. Is it the right folder? \`npm run media -- ${asTyped(folder)} --gone\` takes them off the site, with their words.`,
    );
  const made: string[] = [];
  const unchanged: string[] = [];
  const words = await readWords(place);
  /** One after another, as several are at work: each writes what all have done. */
  let writing = Promise.resolve();
  const write = () =>
    (writing = writing.then(async () => {
      await writeManifest(place, manifest);
      await writeWords(place, words);
    }));

  const queue = [...files].entries();
  let isBroken = false;
  const work = async () => {
    for (const [index, [name, file]] of queue) {
      if (isBroken) return;
      const began = performance.now();
      const before = manifest[name];
      try {
        const bytes = await bytesIn(path.join(folder, file));
        const origin: Origin = { folder: label, file, hash: hashOf(bytes) };
        // A file that was only renamed keeps its words.
        words[name] ??= words[sameFile(gone, origin)] ?? "";
        if (!force && before && (await isUpToDate(place, name, before, origin))) {
          manifest[name] = { ...before, photograph: origin };
          unchanged.push(name);
          continue;
        }
        const { entry, remark } = await encoded(place, name, await readPhotograph(bytes));
        manifest[name] = { ...entry, ...spoken(words[name]), photograph: origin };
        await write();
        made.push(name);
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        say(
          `${index + 1} of ${files.size}: ${name}, ${entry.widths.join(", ")} pixels, ${seconds} s${remark}`,
        );
      } catch (error) {
        if (!(error instanceof Unusable)) {
          isBroken = true;
          throw error;
        }
        skipped.push({ file, why: error.message });
        if (!before) delete words[name];
      }
    }
  };
  const workers = Array.from({ length: availableParallelism() }, work);
  for (const ended of await Promise.allSettled(workers))
    if (ended.status === "rejected") throw ended.reason;

  for (const [name] of gone) {
    await removeFiles(place, name);
    delete manifest[name];
    delete words[name];
  }
  await write();
  return { made, unchanged, removed: gone.map(([name]) => name), skipped };
}

/** @throws Unusable where the file cannot be read. */
async function bytesIn(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new Unusable(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

/** The name of the picture that was made from the same contents; "" when there is none. */
function sameFile(entries: readonly [string, ManifestEntry][], { hash }: Origin): string {
  return entries.find(([, { photograph }]) => photograph?.hash === hash)?.[0] ?? "";
}

/** Whether it was made from this file, and its own files are whole. */
async function isUpToDate(
  place: MediaPlace,
  name: string,
  entry: ManifestEntry,
  { hash }: Origin,
): Promise<boolean> {
  if (entry.photograph?.hash !== hash) return false;
  return (await brokenWidths(place, name, entry)).length === 0;
}

/** Writes the files of a photograph, when all of them are made; what a visitor would have to wait for is left out. */
async function encoded(place: MediaPlace, name: string, { data, info }: Pixels) {
  const picture = () => sharp(data, { raw: info });
  const wanted = widthsFor(info.width).filter(
    (width) => Math.round((width * info.height) / info.width) <= MOST_PIXELS_HIGH,
  );
  if (wanted.length === 0) throw new Unusable("is too tall for its width: take a part of it");
  const avifs = await Promise.all(wanted.map((width) => bestAvif(picture, width, EFFORT))).catch(
    (error: unknown) => {
      throw new Unusable(`cannot be encoded (${sentence(error)})`);
    },
  );
  const made = wanted.flatMap((width, index) => {
    const avif = avifs[index];
    return avif ? [{ width, avif }] : [];
  });
  const largest = made.at(-1);
  if (!largest)
    throw new Unusable("is too full of detail for a small file: take a calmer part of it");
  await replaceFiles(place, name, made);
  const entry: Omit<ManifestEntry, "alt"> = {
    width: largest.width,
    height: (await sharp(largest.avif).metadata()).height,
    widths: made.map(({ width }) => width),
    color: await meanColor(picture()),
    bytes: Object.fromEntries(made.map(({ width, avif }) => [width, avif.length])),
  };
  const isTooFull = made.length < wanted.length;
  return { entry, remark: isTooFull ? " (too full of detail to be larger)" : remarkOn(info) };
}

function remarkOn({ width: own, height }: Pixels["info"]): string {
  if (height > MOST_PIXELS_HIGH) return " (too tall for its width to be larger)";
  return own < 960 ? ` (only ${own} pixels wide: blurred where it stands large)` : "";
}
