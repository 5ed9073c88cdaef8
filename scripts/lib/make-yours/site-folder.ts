import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { thirdPartyLicences } from "../../licences.ts";
import { makeIcons } from "../../media-icons.ts";
import { run, runBin, runNpm } from "../project.mjs";
import { madeFrom, templateMessage } from "../template-commit.ts";
import type { Tree } from "../tidy/tree.ts";

/** Where a site may be written: a folder that is not there, or that is empty. @throws {Error} with a sentence for any other. */
export async function assertFree(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: name a folder that is not there yet.`);
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

/** Begins the site's history with one commit, by its owner's name where git knows none. */
export async function firstCommit(
  folder: string,
  { name, mail }: { name: string; mail: string },
): Promise<void> {
  const git = (...args: string[]) => run("git", args, { quiet: true, cwd: folder });
  await must("git", git("init", "--quiet", "--initial-branch=main"));
  await must("git", git("add", "--all"));
  const known = (await git("config", "user.email")).code === 0;
  const who = known ? [] : ["-c", `user.name=${name}`, "-c", `user.email=${mail}`];
  const message = templateMessage(`The website of ${name}`, madeFrom(folder));
  await must("git", git(...who, "commit", "--quiet", "-m", message));
}

async function must(
  program: string,
  running: Promise<{ code: number; output: string }>,
): Promise<void> {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`${program}: ${output.trim()}`);
}
