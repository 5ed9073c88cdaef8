import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { pinnedNode, run, runBin } from "../project.mjs";
import { deadLinks } from "./dead-links.ts";
import type { Tree } from "./tree.ts";

interface Options {
  /** Also runs unit tests. */
  unit: boolean;
  /** Also builds the site and follows its links. */
  build: boolean;
  /** Leaves the copy where it is, and says where. */
  keep: boolean;
}

/** Writes a tree to a folder of its own, with the project's packages, and gives what types, unused code, lint and house rules say of it. */
export async function checkCopy(
  root: string,
  tree: Tree,
  { unit, build, keep }: Options,
): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), "vitrine-remove-"));
  const quiet = { quiet: true, cwd: copy };
  const bin = (name: string, ...args: string[]) => faultOf(name, runBin(name, args, quiet));
  try {
    write(root, tree, copy);
    const made = [
      await bin("velite", "build", "--strict"),
      await bin("react-router", "typegen"),
    ].flat();
    if (made.length > 0) return made;
    await runBin("oxfmt", [], quiet);
    const checks = await Promise.all([
      bin("tsc", "--noEmit"),
      bin("knip", "--no-progress"),
      bin("oxlint"),
      faultOf("house rules", run(pinnedNode(), ["tests/check-sources.ts"], quiet)),
    ]);
    const faults = checks.flat();
    if (unit) faults.push(...(await bin("vitest", "run", "--project=unit")));
    if (build) {
      faults.push(...(await faultOf("build", run(pinnedNode(), ["scripts/build.mjs"], quiet))));
      faults.push(...deadLinks(join(copy, "build/client")));
    }
    return faults;
  } finally {
    if (keep) console.log(`the copy is ${copy}`);
    else rmSync(copy, { recursive: true, force: true });
  }
}

function write(root: string, tree: Tree, copy: string): void {
  for (const [file, contents] of tree) {
    const target = join(copy, file);
    mkdirSync(dirname(target), { recursive: true });
    if (contents === null) link(join(root, file), target);
    else writeFileSync(target, contents);
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
}

/** A second name for the same file; a copy where the folder is on another disk. */
function link(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}

async function faultOf(
  name: string,
  running: Promise<{ code: number; output: string }>,
): Promise<string[]> {
  const { code, output } = await running;
  return code === 0 ? [] : [`${name}:\n${stripVTControlCharacters(output).trim().slice(0, 6000)}`];
}
