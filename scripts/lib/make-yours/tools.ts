import { matchesGlob } from "node:path/posix";
import type { Tree } from "../tidy/tree.ts";
import { textOf } from "./syntax.ts";

const KNIP = "knip.json";

interface Knip {
  entry: string[];
  ignoreBinaries: string[];
  ignoreDependencies: string[];
}

/** Settings of programs that look at the sources, without what they would look for in vain. Changes the tree. */
export function setTools(tree: Tree): void {
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
