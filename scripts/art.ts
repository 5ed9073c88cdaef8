/**
 * Renders pictures with Blender, one at a time, at the lowest priority.
 *
 * Then `npm run media` encodes the masters. Needs Debian's blender and python3-numpy, and gcc for the denoiser; the site itself
 * needs none of them.
 */
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import { renderPicture } from "./art-blender.ts";
import {
  artFolder,
  draftsFolder,
  mastersFolder,
  pixelsOf,
  readPictures,
  Recipe,
  recipeOf,
  sameRecipe,
  type Picture,
} from "./art-pictures.ts";
import { makeSheet } from "./art-sheet.ts";
import { parsed } from "./lib/parsed.ts";
import { fail } from "./lib/project.mjs";

const USAGE = `npm run art -- NAME…                one or several, as art/pictures.json says, into art/.masters
npm run art -- --missing            all that the manifest lacks or that were made differently; may be stopped and repeated
npm run art -- NAME --size 720x450 --samples 6 --brand 2f5d50
                                    a draft, into art/.drafts: other size, fewer samples, another colour
npm run art -- --sheet [PREFIX…]    a contact sheet of public/media, art/.drafts/sheet.png`;

const root = path.resolve(import.meta.dirname, "..");
const { values: options, positionals } = parsed(USAGE, {
  allowPositionals: true,
  options: {
    size: { type: "string" },
    samples: { type: "string" },
    brand: { type: "string" },
    missing: { type: "boolean", default: false },
    sheet: { type: "boolean", default: false },
  },
});

await mkdir(mastersFolder, { recursive: true });
await mkdir(draftsFolder, { recursive: true });

if (options.sheet) {
  const target = path.join(draftsFolder, "sheet.png");
  const count = await makeSheet(path.join(root, "public/media"), positionals, target);
  console.log(`${count} pictures in ${path.relative(root, target)}`);
} else {
  await renderAll(await chosenPictures());
}

async function chosenPictures(): Promise<Picture[]> {
  const pictures = await readPictures();
  if (options.missing) {
    const wanted = await Promise.all(
      [...pictures.values()].map(async (picture) => ((await isMissing(picture)) ? [picture] : [])),
    );
    return wanted.flat();
  }
  if (positionals.length === 0) {
    fail(`Say which picture.\n\n${USAGE}`);
  }
  return positionals.map((name) => {
    const picture = pictures.get(name);
    return picture ?? fail(`art/pictures.json has no ${name}.`);
  });
}

/** Neither in the manifest nor among the masters with the recipe of the list. */
async function isMissing(picture: Picture): Promise<boolean> {
  const manifest = await readJson(path.join(root, "content/media-manifest.json"));
  const made: unknown = (manifest as Record<string, unknown> | undefined)?.[picture.name];
  const master: unknown = await readJson(path.join(mastersFolder, `${picture.name}.json`));
  return ![made, master].some((recipe) => sameRecipe(recipe ?? {}, picture));
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

async function renderAll(pictures: Picture[]): Promise<void> {
  const isDraft = [options.size, options.samples, options.brand].some(Boolean);
  const jobs = await Promise.all(
    pictures.map(async (picture) => ({ picture, recipe: await withOptions(picture) })),
  );
  let workLeft = sum(jobs.map(({ recipe }) => work(recipe)));
  let workDone = 0;
  const started = Date.now();

  for (const [index, { picture, recipe }] of jobs.entries()) {
    const folder = isDraft ? draftsFolder : mastersFolder;
    const target = path.join(folder, `${picture.name}.png`);
    const title = `${index + 1}/${jobs.length} ${picture.name} ${recipe.size}, ${recipe.samples} samples`;
    const begun = Date.now();
    await renderPicture(recipe, target, (share) => {
      const finished = workDone + work(recipe) * share;
      const perWork = (Date.now() - started) / Math.max(finished, 1);
      const left = perWork * (workLeft - work(recipe) * share);
      status(`${title}: ${Math.round(share * 100)} %, about ${minutes(left)} left`);
    });
    workDone += work(recipe);
    workLeft -= work(recipe);
    if (!isDraft) {
      await writeFile(target.replace(/\.png$/, ".json"), JSON.stringify(recipe));
    }
    status();
    console.log(`${title}: ${minutes(Date.now() - begun)}, ${path.relative(root, target)}`);
  }
  console.log(
    jobs.length === 0
      ? "Nothing is missing."
      : isDraft
        ? "Drafts stay out of the site."
        : "Look at them, then: npm run media",
  );
}

async function withOptions(picture: Picture): Promise<Recipe> {
  const recipe = recipeOf(picture);
  if (options.brand) {
    const color = options.brand.replace("#", "");
    if (!/^[0-9a-f]{6}$/i.test(color)) throw new Error("--brand takes six digits, as 2f5d50.");
    const script = await readFile(path.join(artFolder, "scenes", recipe.scene), "utf8");
    if (!/color_option|"col"/.test(script)) throw new Error(`${recipe.scene} takes no colour.`);
    recipe.args = [
      ...recipe.args.split(" ").filter((word) => !word.startsWith("col=")),
      `col=${color}`,
    ]
      .join(" ")
      .trim();
  }
  recipe.size = options.size ?? recipe.size;
  recipe.samples = Number(options.samples ?? recipe.samples);
  const scene = path.join(artFolder, "scenes", recipe.scene);
  await stat(scene).catch(() => {
    throw new Error(`art/scenes/${recipe.scene} does not exist.`);
  });
  return Recipe.parse(recipe);
}

/** Rays to follow, as a measure of time. */
function work(recipe: Recipe): number {
  const { width, height } = pixelsOf(recipe);
  return width * height * recipe.samples;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;
}

/** One line that is written over; nothing where the output is a file. */
function status(text = ""): void {
  if (!process.stdout.isTTY) return;
  process.stdout.clearLine(0);
  process.stdout.cursorTo(0);
  process.stdout.write(text);
}
