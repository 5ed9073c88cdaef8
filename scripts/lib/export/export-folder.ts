import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { move } from "#server/move.ts";
import { isOfFileManager } from "#shared/left-behind.ts";

/** Says that a folder is an export, so that the next may take its place. */
const MARK = ".vitrine-export";
/** What is the owner's: a folder that is a branch of its own (GitHub Pages) stays one, and who may have certificates still shows it. */
const KEPT = new Set([".git", ".well-known"]);
/** An export that is being written, and the one that makes room, lie in the folder itself: it is on the same disk, whatever the folder is. */
const DRAFT = ".vitrine-draft-";

/** Names of what an export may take away, without the owner's. */
async function replaceable(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !KEPT.has(name));
}

/** @throws a sentence when the folder has something in it that no export put there. */
export async function assertMayFill(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await replaceable(folder)).filter(
    (name) => !name.startsWith(DRAFT) && !isOfFileManager(name),
  );
  if (names.length > 0 && !names.includes(MARK))
    throw new Error(
      `${folder} has files in it that are no earlier export: empty it, or choose another folder with --out.`,
    );
}

/**
 * Fills a folder: aside first, and what was there goes only when all is written and stands in its place.
 * @param fill writes into the folder that it is given.
 * @param moving how names are changed; a test has its own.
 */
export async function fillFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
  moving = move,
): Promise<void> {
  await assertMayFill(folder);
  const draft = join(folder, DRAFT + randomUUID());
  try {
    await mkdir(draft, { recursive: true });
    await fill(draft);
    // From here on: a folder that has half of an export in it is still one.
    await writeFile(join(folder, MARK), "Written by `npm run export`, which may replace all of it.\n");
    await changePlaces(folder, draft, moving);
  } finally {
    await remove(draft);
  }
}

/** Puts what lies in `draft` in the place of what lies in the folder; where that fails, all is as it was. */
async function changePlaces(folder: string, draft: string, moving: typeof move): Promise<void> {
  const old = join(folder, DRAFT + randomUUID());
  const before = (await replaceable(folder)).filter(
    (name) => name !== MARK && name !== basename(draft),
  );
  const made = await readdir(draft);
  const moved: [from: string, to: string][] = [];
  const moveNoted = async (from: string, to: string) => {
    await moving(from, to);
    moved.push([from, to]);
  };
  await mkdir(old);
  try {
    for (const name of before) await moveNoted(join(folder, name), join(old, name));
    for (const name of made)
      if (!KEPT.has(name)) await moveNoted(join(draft, name), join(folder, name));
    for (const name of made)
      if (KEPT.has(name)) await cp(join(draft, name), join(folder, name), { recursive: true });
  } catch (error) {
    for (const [from, to] of moved.toReversed()) await moving(to, from);
    await remove(old);
    throw error;
  }
  await remove(old);
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
