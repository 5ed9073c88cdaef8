import { matchesGlob } from "node:path/posix";
import type { Tree } from "../tidy/tree.ts";
import { textOf } from "./syntax.ts";

const KNIP = "knip.json";
const UPDATES = ".github/dependabot.yml";

interface Knip {
  entry: string[];
  ignoreBinaries: string[];
  ignoreDependencies: string[];
}

/** Settings of programs that look at the sources and packages, without what they would look for in vain. Changes the tree. */
export function setTools(tree: Tree): void {
  if (tree.has(UPDATES)) tree.set(UPDATES, updatesOf(tree));
  const settings = JSON.parse(textOf(tree, KNIP)) as Knip;
  const { dependencies, devDependencies } = JSON.parse(textOf(tree, "package.json")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;
  const files = [...tree.keys()];
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const isRun = (program: string) =>
    [...tree].some(([file, text]) => /\.(?:ts|mjs)$/.test(file) && text?.includes(`"${program}"`));
  const left: Knip = {
    ...settings,
    entry: settings.entry.filter((pattern) => files.some((file) => matchesGlob(file, pattern))),
    ignoreBinaries: settings.ignoreBinaries.filter(isRun),
    ignoreDependencies: settings.ignoreDependencies.filter((pattern) =>
      packages.some((name) => matchesGlob(name, pattern)),
    ),
  };
  tree.set(KNIP, `${JSON.stringify(left, null, 2)}\n`);
}

/** What proposals of updates are asked for, without those of folders that are gone. */
function updatesOf(tree: Tree): string {
  const isThere = (update: string) => {
    const [, folder] = /^ +directory: \/(.+)$/m.exec(update) ?? [];
    return folder === undefined || tree.has(`${folder}/package.json`);
  };
  return textOf(tree, UPDATES)
    .split(/^(?=  - )/m)
    .filter(isThere)
    .join("");
}
