import { existsSync } from "node:fs";
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { thirdPartyLicences } from "../../licences.ts";
import { makeIcons } from "../../media-icons.ts";
import { hasGit, mustGit } from "../git.mjs";
import { runBin, runNpm } from "../project.mjs";
import type { Tree } from "../tidy/tree.ts";

/**
 * Where a site may be written: a folder that is not there, or that is empty, and not in the template, which would have it for a part of itself.
 * @throws {Error} with a sentence for any other, and where there is no git for its history.
 */
export async function assertFree(folder: string, template: string): Promise<void> {
  if (!hasGit()) throw new Error("A site begins with its history: install git, then try again.");
  const within = relative(template, folder);
  if (within.split(sep)[0] !== ".." && !isAbsolute(within))
    throw new Error(`${folder} lies in the template: name a folder beside it, as ../my-site.`);
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: name a folder that is not there yet.`);
}

/**
 * Writes a folder beside its place and brings it there when it is whole: what fails or is broken off leaves the place free for the next try.
 * @param write given a folder that is empty and has a history without commits: programs that go by one look no further up.
 */
export async function writeWhole(
  place: string,
  write: (folder: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const beside = await mkdtemp(join(dirname(place), ".make-yours-"));
  try {
    const folder = join(beside, basename(place));
    await mkdir(folder);
    mustGit(folder, "init", "--quiet", "--initial-branch=main");
    await write(folder);
    // A folder that is there may be a link, or a disk of its own.
    await (existsSync(place) ? cp(folder, place, { recursive: true }) : rename(folder, place));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
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
