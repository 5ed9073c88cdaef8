/**
 * Takes something out of the site with all that nothing uses any more: `npm run tidy`. It says first what goes, and why; where pages, forms
 * or bands of others go along, or files that no commit has, it asks.
 *
 * Imports and lines of lists that name what is gone go first, then, until nothing changes, files, declarations, messages, tests, members of
 * lists (fonts, icons, skins, cards), and at last pictures with their scenes, drawings, font files and packages.
 */
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parsed } from "./lib/parsed.ts";
import { fail, runBin, runNpm } from "./lib/project.mjs";
import { namesBehind } from "./lib/tidy/asked.ts";
import { portions } from "./lib/tidy/portions.ts";
import { named, type Removable } from "./lib/tidy/removable.ts";
import { type Note, reported, takesAlong } from "./lib/tidy/report.ts";
import { tidiedWithout } from "./lib/tidy/tidy.ts";
import { readTree, type Tree, uncommitted, writeTree } from "./lib/tidy/tree.ts";

const USAGE = `npm run tidy                                   after folders were deleted by hand
npm run tidy -- --without portfolio comments   deletes them itself: features, pages, whole rooms (demos), by name or by folder
npm run tidy -- --without demos --keep cafe    all but this; several, one after the other, too
  --dry       only says it
  --yes       answers the question
  --install   brings the lock file and node_modules up to date afterwards`;

const root = path.resolve(import.meta.dirname, "..");
const { values: options, tokens } = parsed(USAGE, {
  allowPositionals: true,
  tokens: true,
  options: {
    dry: { type: "boolean", default: false },
    install: { type: "boolean", default: false },
    keep: { type: "string", multiple: true, default: [] },
    without: { type: "string", multiple: true, default: [] },
    yes: { type: "boolean", default: false },
  },
});

const before = orFail(() => readTree(root));
const { tree, notes, blocked } = orFail(() => tidiedWithout(before, askedFor()));
if (blocked.length > 0) {
  const lines = blocked.map(
    ({ importer, file, name }) => `  ${importer} needs ${name ? `${name} of ` : ""}${file}`,
  );
  fail(
    `Nothing was removed. These stay and need what is gone: leave it there, or take out what needs it.\n${lines.join("\n")}`,
  );
}
const deleted = [...before.keys()].filter((file) => !tree.has(file));
const lost = uncommitted(root, deleted).map((name): Note => ({ kind: "uncommitted", name }));
const told = [...notes, ...lost];
console.log(`${reported(told)}\n`);
const isAsked = takesAlong(told) && !options.yes;
if (!options.dry && (!isAsked || (await isAgreed()))) await write(tree);

function orFail<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return fail(error);
  }
}

/** What is to be deleted first. */
function askedFor(): Removable[] {
  const { without, keep, before: others } = namesBehind(["without", "keep"], tokens);
  if (others.length > 0 || (without.length === 0 && keep.length > 0))
    fail("Say what is to go: `npm run tidy -- --without NAME …`.");
  const kept = new Set(keep.flatMap(meant).map(({ name }) => name));
  return without.flatMap(meant).filter(({ name }) => !kept.has(name));
}

function meant(name: string): Removable[] {
  const found = named(name, before);
  if (found.length === 0)
    fail(`There is no ${name}: write the name of a feature, page or room, or its folder.`);
  const own = found.filter((each) => each.name.endsWith(`/${name}`));
  if (own.length > 1)
    fail(`Which ${name}? There is ${own.map((each) => each.name).join(" and ")}.`);
  return found;
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) fail("Nothing was removed yet: `--yes` does it.");
  const question = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D are a no.
  const answer = await question.question("Remove all of this? [y/N] ").catch(() => "\n");
  question.close();
  if (/^y/i.test(answer.trim())) return true;
  console.log("Nothing was removed.");
  return false;
}

async function write(left: Tree): Promise<void> {
  writeTree(root, before, left);
  const changed = [...left.keys()].filter(
    (file) => /\.(?:tsx?|mts|mjs|json|css|md)$/.test(file) && left.get(file) !== before.get(file),
  );
  for (const files of portions(changed)) await runBin("oxfmt", files, { quiet: true });
  if (left.get("package.json") === before.get("package.json")) return;
  if (options.install) await runNpm(["install", "--no-audit", "--no-fund"]);
  else console.log("Packages have changed: run `npm install`, then `npm run licences`.");
}
