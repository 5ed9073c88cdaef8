import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { git } from "../../lib/git.mjs";
import { lastTemplateCommit } from "../../lib/template-commit.ts";

const LIST = "content/to-do.md";

/** What a site still has of the template's words and pictures, as its list of things to do says. */
export interface StillSamples {
  /** Lines of the list that are not ticked, in Markdown. */
  open: readonly string[];
  /** What the files of samples said when the site was made: a text that stands in it was not written by the owner. */
  words: string;
  /** Names of pictures that are as they came. */
  pictures: readonly string[];
}

/** Reads what a site has still to do; null where there is no such list, or where no history tells samples from the owner's own. */
export function stillSamples(site: string): StillSamples | null {
  const base = lastTemplateCommit(site);
  if (base === undefined || !existsSync(path.join(site, LIST))) return null;
  const open = readFileSync(path.join(site, LIST), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("- [ ] "))
    .map((line) => line.slice("- [ ] ".length));
  const files = open.flatMap((line) => filesNamedIn(line, site));
  const sources = files.filter((file) => /\.(?:tsx?|mdx?)$/.test(file));
  const isOpen = files.some((file) => file.startsWith("public/media/"));
  return {
    open,
    words: [...sources, ...(open.some((line) => line.startsWith("`")) ? ["content/site.ts"] : [])]
      .map((file) => git(site, "show", `${base}:${file}`).join(" "))
      .join(" ")
      .replaceAll(/\s+/g, " "),
    pictures: isOpen ? untouched(site, base) : [],
  };
}

/** Files that a line of the list names, those of a folder each. */
function filesNamedIn(line: string, site: string): string[] {
  const named = [...line.matchAll(/`([\w./-]+)`/g)].map(([, name]) => name!);
  return named.flatMap((name) =>
    name.endsWith("/")
      ? globSync(`${name}**/*.*`, { cwd: site }).map((file) => file.replaceAll("\\", "/"))
      : [name],
  );
}

/** Pictures that are as they were when the site was made, by name: `public/media/table-640.avif` is `table`. */
function untouched(site: string, base: string): string[] {
  const changed = new Set(git(site, "diff", "--name-only", base, "--", "public/media"));
  const came = git(site, "ls-tree", "-r", "--name-only", base, "public/media");
  const names = came
    .filter((file) => !changed.has(file))
    .map((file) => /([\w-]+?)(?:-\d+)?\.\w+$/.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}
