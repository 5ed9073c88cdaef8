/**
 * Brings pictures into the site: `npm run media`.
 *
 * 1. Encodes the masters in `art/.masters` that are newer than what `public/media` has of them (AVIF, each ≤ 120 kB).
 * 2. Writes `content/media-manifest.json` from what `public/media` then holds. Words come from `art/pictures.json`, which also says how
 *    each picture is rendered, and from `content/photographs.json`; the recipe of a picture is the one its master was really made with.
 * 3. Draws the icons from `public/favicon.svg` and makes the cards for link previews in `public/social`.
 *
 * With a folder (`docs/guides/your-own-photographs.md`) it then makes only those cards anew that show one of its photographs.
 * What the site shows no more, `npm run tidy` removes. The site's build never encodes anything.
 */
import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { socialCardNames, socialCards } from "#content/social-cards.ts";
import { mastersFolder, readPictures, Recipe, recipeOf } from "./art-pictures.ts";
import { bringPhotographs } from "./lib/media/bring-photographs.ts";
import { type Described, describeMedia } from "./lib/media/describe-media.ts";
import {
  type Encoded,
  type Manifest,
  type ManifestEntry,
  mediaFile,
  type MediaPlace,
  readManifest,
  replaceFiles,
  writeManifest,
} from "./lib/media/manifest.ts";
import { DECORATIVE, readWords, wordless } from "./lib/media/photograph-words.ts";
import { bestAvif, maxBytes, widthsFor } from "./lib/media/widths.ts";
import { parsed } from "./lib/parsed.ts";
import { fail } from "./lib/project.mjs";
import { asTyped, fromCaller, typedPath } from "./lib/typed-path.ts";
import { makeCard } from "./media-cards.ts";
import { makeIcons } from "./media-icons.ts";

const USAGE = `npm run media               after a change of words, of public/favicon.svg, or of renders
npm run media -- FOLDER     first brings in what is new or changed of a folder of photographs, and removes what is gone
  --force   encodes again what is up to date, of FOLDER or of the renders
  --gone    removes all photographs of FOLDER when none is left there`;

const root = path.resolve(import.meta.dirname, "..");
const publicFolder = path.join(root, "public");
const socialFolder = path.join(publicFolder, "social");
const place: MediaPlace = {
  folder: path.join(publicFolder, "media"),
  manifest: path.join(root, "content/media-manifest.json"),
  words: path.join(root, "content/photographs.json"),
};

/** Of the encoder: what is rendered once is worth minutes. */
const EFFORT = 7;

const { values: options, positionals } = parsed(USAGE, {
  allowPositionals: true,
  options: {
    force: { type: "boolean", default: false },
    gone: { type: "boolean", default: false },
  },
});
const [typed, ...more] = positionals;
if (more.length > 0) fail("One folder at a time: `npm run media -- FOLDER`.");
const folder = typed === undefined ? undefined : typedPath(typed);
if (folder !== undefined && !existsSync(folder)) fail(`There is no folder ${folder}.`);
if (folder !== undefined && !statSync(folder).isDirectory())
  fail(`${folder} is a file: name the folder that it lies in.`);

try {
  await mkdir(place.folder, { recursive: true });
  await mkdir(socialFolder, { recursive: true });
  const changed = folder === undefined ? undefined : await bringIn(folder);
  const recipes = await encodeMasters();
  const words = await readWords(place);
  const { manifest, broken } = await describeMedia(place, {
    rendered: await readPictures(),
    recipes,
    words,
  });
  await writeManifest(place, manifest);
  for (const name of Object.keys(words).filter((each) => !manifest[each]?.photograph))
    console.log(`content/photographs.json has words for ${name}, which is no photograph.`);
  sayTotal(manifest);
  sayBroken({ manifest, broken });
  if (!changed) await makeIcons(publicFolder);
  await makeCards({ manifest, broken }, changed);
  sayWordless(manifest);
} catch (error) {
  fail(error);
}

/** @returns the pictures that are other ones now. */
async function bringIn(from: string): Promise<ReadonlySet<string>> {
  const say = (line: string) => console.log(line);
  const { force, gone } = options;
  const done = await bringPhotographs(from, place, { root, force, gone, say });
  for (const { file, why } of done.skipped) console.log(`left out: ${file} ${why}.`);
  for (const name of done.removed)
    console.log(`removed: ${name}. \`npm run typecheck\` names the pages that still show it.`);
  const counts = [
    `${done.made.length} made`,
    `${done.unchanged.length} as they were`,
    `${done.removed.length} removed`,
    `${done.skipped.length} left out`,
  ];
  console.log(`${fromCaller(from)}: ${counts.join(", ")}`);
  return new Set([...done.made, ...done.removed]);
}

/** Encodes the renders that have changed. @returns how each was made. */
async function encodeMasters(): Promise<ReadonlyMap<string, Recipe | undefined>> {
  const recipes = new Map<string, Recipe | undefined>();
  const before = await readManifest(place);
  const files = await readdir(mastersFolder).catch(() => []);
  for (const file of files.filter((each) => /\.(png|jpe?g|avif|webp)$/.test(each))) {
    const { name } = path.parse(file);
    const master = path.join(mastersFolder, file);
    const { width } = await sharp(master).metadata();
    const widths = widthsFor(width);
    const isForced = options.force && folder === undefined;
    if (!isForced && (await isUpToDate(master, name, widths, before[name]))) continue;
    const made: Encoded[] = [];
    for (const step of widths) made.push(await encoded(master, name, step));
    await replaceFiles(place, name, made);
    const recipe = path.join(mastersFolder, `${name}.json`);
    const text = await readFile(recipe, "utf8").catch(() => undefined);
    recipes.set(name, text === undefined ? undefined : recipeOf(Recipe.parse(JSON.parse(text))));
  }
  return recipes;
}

/** Whether its files are younger than the render, and those that were made of it. */
async function isUpToDate(
  master: string,
  name: string,
  widths: number[],
  known: ManifestEntry | undefined,
): Promise<boolean> {
  const { mtimeMs } = await stat(master);
  const made = await Promise.all(
    widths.map((width) => stat(mediaFile(place, name, width)).catch(() => undefined)),
  );
  return made.every(
    (file, index) =>
      file !== undefined &&
      file.mtimeMs >= mtimeMs &&
      (known === undefined || known.bytes[widths[index]!] === file.size),
  );
}

async function encoded(master: string, name: string, width: number): Promise<Encoded> {
  const target = mediaFile(place, name, width);
  const avif = await bestAvif(() => sharp(master), width, EFFORT);
  if (!avif)
    throw new Error(
      `${path.basename(target)} stays over ${maxBytes} bytes: choose a calmer picture.`,
    );
  console.log(`${path.relative(root, target)}, ${Math.round(avif.length / 1000)} kB`);
  return { width, avif };
}

function sayTotal(manifest: Manifest): void {
  const total = Object.values(manifest)
    .flatMap(({ bytes }) => Object.values(bytes))
    .reduce((sum, bytes) => sum + bytes, 0);
  console.log(
    `${Object.keys(manifest).length} pictures in content/media-manifest.json, ${(total / 1e6).toFixed(1)} MB in public/media`,
  );
}

function sayBroken({ manifest, broken }: Described): void {
  for (const [name, widths] of broken) {
    const files = widths.map((width) => path.basename(mediaFile(place, name, width)));
    const from = asTyped(path.resolve(root, manifest[name]?.photograph?.folder ?? ""));
    console.log(
      `${name} is not as it was made (${files.join(", ")}): \`npm run media -- ${from}\` makes it anew.`,
    );
    process.exitCode = 1;
  }
}

/** @param changed pictures of which cards are made anew; without it all are. */
async function makeCards(
  { manifest, broken }: Described,
  changed?: ReadonlySet<string>,
): Promise<void> {
  for (const name of socialCardNames) {
    const source = socialCards[name];
    const shown: readonly string[] = "tiles" in source ? source.tiles : [source.picture];
    const isThere = existsSync(path.join(socialFolder, `${name}.jpg`));
    if (changed && isThere && !shown.some((picture) => changed.has(picture))) continue;
    const gone = shown.find((picture) => !manifest[picture]);
    if (gone !== undefined)
      throw new Error(
        `The card ${name} shows ${gone}, which is not there: choose another picture in content/social-cards.ts.`,
      );
    const unfit = shown.find((picture) => broken.has(picture));
    if (unfit !== undefined) {
      console.log(`public/social/${name}.jpg is not made: it shows ${unfit}.`);
      continue;
    }
    const bytes = await makeCard(name, {
      fileOf: (picture) => mediaFile(place, picture, manifest[picture]!.width),
      mark: path.join(publicFolder, "icon-512.png"),
      folder: socialFolder,
    });
    console.log(`public/social/${name}.jpg, ${Math.round(bytes / 1000)} kB`);
  }
}

function sayWordless(manifest: Manifest): void {
  const names = wordless(manifest);
  if (names.length === 0) return;
  console.log(
    `Without words: ${names.join(", ")}. Write in content/photographs.json what each shows ("${DECORATIVE}" where it tells nothing), then \`npm run media\`.`,
  );
}
