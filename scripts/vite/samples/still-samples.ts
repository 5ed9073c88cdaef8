import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { StillSamples } from "virtual:still-samples";
import { git } from "../../lib/git.mjs";
import { withSlashes } from "../../lib/slashes.ts";
import { lastTemplateCommit, madeFrom } from "../../lib/template-commit.ts";
import { openItems, TO_DO } from "../../lib/to-do.ts";

const PICTURES = "public/media/";

/** Reads what a site has still to do; null where there is no such list, or where no history tells samples from the owner's own. */
export function stillSamples(site: string): StillSamples | null {
  const base = lastTemplateCommit(site);
  if (base === undefined || !existsSync(path.join(site, TO_DO))) return null;
  const open = openItems(readFileSync(path.join(site, TO_DO), "utf8"));
  const files = open.flatMap((line) => filesNamedIn(line, site));
  const sources = files.filter((file) => /\.(?:tsx?|mdx?)$/.test(file));
  return {
    open,
    unset: open.flatMap((line) => /“(.+?)”/.exec(line)?.[1]?.split(", ") ?? []),
    own: Object.values(madeFrom(site).choices)
      .flat()
      .filter((each) => typeof each === "string"),
    words: sources
      .map((file) => git(site, "show", `${base}:${file}`).join(" "))
      .join(" ")
      .replaceAll(/\s+/g, " "),
    pictures: files.some((file) => file.startsWith(PICTURES)) ? untouched(site, base) : [],
  };
}

/** Files that a line of the list names, those of a folder each. */
function filesNamedIn(line: string, site: string): string[] {
  const named = [...line.matchAll(/`([\w./-]+)`/g)].map(([, name]) => name!);
  return named.flatMap((name) =>
    name.endsWith("/") ? globSync(`${name}**/*.*`, { cwd: site }).map(withSlashes) : [name],
  );
}

/** Pictures that are as they were when the site was made, by name: `public/media/table-640.avif` is `table`. */
function untouched(site: string, base: string): string[] {
  const changed = new Set(git(site, "diff", "--name-only", base, "--", PICTURES));
  const came = git(site, "ls-tree", "-r", "--name-only", base, PICTURES);
  const names = came
    .filter((file) => !changed.has(file))
    .map((file) => /([\w-]+?)(?:-\d+)?\.\w+$/.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}
