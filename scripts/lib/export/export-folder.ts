import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Says that a folder is an export, so that the next may take its place. */
const MARK = ".vitrine-export";
/** What is the owner's: a folder that is a branch of its own (GitHub Pages) stays one, and who may have certificates still shows it. */
const KEPT = new Set([".git", ".well-known"]);
/** An export that is being written lies in the folder itself: it is on the same disk, whatever the folder is. */
const DRAFT = ".vitrine-draft-";

/** Names of what an export may take away, without the owner's. */
async function replaceable(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !KEPT.has(name));
}

/** @throws a sentence when the folder has something in it that no export put there. */
export async function assertMayFill(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await replaceable(folder)).filter((name) => !name.startsWith(DRAFT));
  if (names.length > 0 && !names.includes(MARK))
    throw new Error(
      `${folder} has files in it that are no earlier export: empty it, or choose another folder with --out.`,
    );
}

/**
 * Fills a folder: aside first, and what was there goes only when all is written.
 * @param fill writes into the folder that it is given.
 */
export async function fillFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  await assertMayFill(folder);
  const draftName = DRAFT + randomUUID();
  const draft = join(folder, draftName);
  try {
    await mkdir(draft, { recursive: true });
    await writeFile(join(draft, MARK), "Written by `npm run export`, which may replace all of it.\n");
    await fill(draft);
    // The mark goes last: a half emptied folder is still an earlier export.
    const old = (await replaceable(folder)).filter((name) => name !== draftName && name !== MARK);
    for (const name of [...old, MARK])
      await rm(join(folder, name), { recursive: true, force: true });
    await rename(join(draft, MARK), join(folder, MARK));
    for (const name of await readdir(draft))
      if (KEPT.has(name)) await cp(join(draft, name), join(folder, name), { recursive: true });
      else await rename(join(draft, name), join(folder, name));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
