import { existsSync, realpathSync, rmSync, statSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { move } from "#server/move.ts";
import { isOfFileManager } from "#shared/left-behind.ts";
import { thirdPartyLicences } from "../../licences.ts";
import { makeIcons } from "../../media-icons.ts";
import { hasGit, mustGit } from "../git.mjs";
import { runBin, runNpm } from "../project.mjs";
import type { Tree } from "../tidy/tree.ts";

/** Begins the name of the folder in which a site is written. */
const DRAFT = ".make-yours-";
const isDraft = (name: string) => name.startsWith(DRAFT);

/**
 * Where a site may be written: a folder that is not there, or in which its owner sees nothing, and not in the template, which would have it for
 * a part of itself.
 * @throws {Error} with a sentence for any other, and where there is no git for its history.
 */
export async function assertFree(folder: string, template: string): Promise<void> {
  if (!hasGit()) throw new Error("A site begins with its history: install git, then try again.");
  const within = relative(realPlace(template), realPlace(folder));
  if (within.split(sep)[0] !== ".." && !isAbsolute(within))
    throw new Error(`${folder} lies in the template: name a folder beside it, as ../my-site.`);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${folder} is a file: name a folder that is not there yet.`);
  const there = existsSync(folder) ? await readdir(folder) : [];
  if (!there.every((name) => isOfFileManager(name) || isDraft(name)))
    throw new Error(`${folder} is not empty: name a folder that is not there yet.`);
}

/** Where a folder lies, or will lie, whatever links its name goes by and however its letters are written. */
function realPlace(folder: string): string {
  const around = dirname(folder);
  if (existsSync(folder)) return realpathSync.native(folder);
  return around === folder ? folder : join(realPlace(around), basename(folder));
}

/**
 * Writes a folder aside and brings it to its place when it is whole: what fails or is broken off leaves the place free for the next try.
 * @param write given a folder that is empty and has a history without commits: programs that go by one look no further up.
 * @param moving how names are changed; a test has its own.
 */
export async function writeWhole(
  place: string,
  write: (folder: string) => Promise<void>,
  moving = move,
): Promise<void> {
  // In a folder that is there, which may be a link, a disk of its own, or all that one may write to; else beside it.
  const isThere = existsSync(place);
  const around = isThere ? place : dirname(place);
  await mkdir(around, { recursive: true });
  if (isThere)
    for (const name of (await readdir(place)).filter(isDraft)) await remove(join(place, name));
  const aside = await mkdtemp(join(around, DRAFT));
  // A program that is ended, as at Ctrl-C, comes to no `finally`.
  const leaveNothing = () => rmSync(aside, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", leaveNothing);
  try {
    const folder = join(aside, "site");
    await mkdir(folder);
    mustGit(folder, "init", "--quiet", "--initial-branch=main");
    await write(folder);
    await (isThere ? moveEntries(folder, place, moving) : moving(folder, place));
  } finally {
    process.off("exit", leaveNothing);
    await remove(aside);
  }
}

/** Moves all that lies in a folder into another; where that fails, nothing of it is there. */
async function moveEntries(from: string, to: string, moving: typeof move): Promise<void> {
  const moved: string[] = [];
  try {
    for (const name of await readdir(from)) {
      await moving(join(from, name), join(to, name));
      moved.push(join(to, name));
    }
  } catch (error) {
    for (const entry of moved) await remove(entry);
    throw error;
  }
}

function remove(entry: string): Promise<void> {
  return rm(entry, { recursive: true, force: true, maxRetries: 5 });
}

/** Writes a site as it is committed. @param folder is there, and has no files of it. */
export async function writeSite(root: string, tree: Tree, folder: string): Promise<void> {
  await writeFiles(root, tree, folder);
  await makeIcons(join(folder, "public"));
  await writeLock(folder);
  await writeFile(join(folder, "LICENSES/THIRD-PARTY.md"), await thirdPartyLicences(folder));
}

/** Writes a site's files; those that are no text are copied from the template. */
async function writeFiles(root: string, tree: Tree, folder: string): Promise<void> {
  for (const folders of new Set([...tree.keys()].map((file) => dirname(join(folder, file)))))
    await mkdir(folders, { recursive: true });
  await Promise.all(
    [...tree].map(([file, contents]) =>
      contents === null
        ? copyFile(join(root, file), join(folder, file))
        : writeFile(join(folder, file), contents),
    ),
  );
  const isProgram = ({ mode }: { mode: number }) => (mode & 0o100) !== 0;
  for (const file of tree.keys())
    if (isProgram(await stat(join(root, file)).catch(() => ({ mode: 0 }))))
      await chmod(join(folder, file), 0o755);
  await must("oxfmt", runBin("oxfmt", [], { quiet: true, cwd: folder }));
}

/** The lock file without the packages that are gone: it holds all that the site needs, so no registry is asked. */
async function writeLock(folder: string): Promise<void> {
  await must(
    "npm",
    runNpm(["install", "--package-lock-only", "--offline", "--loglevel=error"], {
      quiet: true,
      cwd: folder,
    }),
  );
}

async function must(
  program: string,
  running: Promise<{ code: number; output: string }>,
): Promise<void> {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`${program}: ${output.trim()}`);
}
