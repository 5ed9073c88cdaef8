/**
 * Tries that things leave the template cleanly: `npm run test:remove`. It takes them out and tidies, in a copy, and looks whether anything is
 * left of them, leads to them or would be removed by a second tidy; then whether types, lint, unused code, house rules, unit tests and build
 * are in order and no link is dead.
 */
import path from "node:path";
import { committedTree } from "../tests/support/changed-files.ts";
import { parsed } from "./lib/parsed.ts";
import { fail } from "./lib/project.mjs";
import { addressesOf } from "./lib/tidy/addresses.ts";
import { Copy } from "./lib/tidy/copy.ts";
import { disjointGroups, type Removal } from "./lib/tidy/groups.ts";
import { leftOf } from "./lib/tidy/leftovers.ts";
import { chosenBy, named, type Removable, removables, without } from "./lib/tidy/removable.ts";
import { tidied } from "./lib/tidy/tidy.ts";
import { readTree } from "./lib/tidy/tree.ts";

const USAGE = `npm run test:remove                       one choice by lot, another for each commit of the whole template: a step of npm test
npm run test:remove -- demos/cafe …       these, together; names as --list gives them, or a room
npm run test:remove -- --all --shard 1/4  a quarter of all: each by itself, of which types and what is left are asked; then, with all
                                          that is asked, groups of those that do not touch each other, and whole rooms
npm run test:remove -- --list             what there is to take out
  --seed WORD   another lot
  --keep        leaves the copy where it is`;

const root = path.resolve(import.meta.dirname, "..");
const { values: options, positionals } = parsed(USAGE, {
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    seed: { type: "string" },
    shard: { type: "string", default: "1/1" },
  },
});

const whole = readTree(root);
const all = removables(whole);
if (options.list) for (const { name } of all) console.log(name);
else if (addressesOf(whole).gone.size > 0)
  console.log("Parts were taken from this site: what it still has is its owner's to judge.");
else {
  const copy = new Copy(root);
  try {
    const failed = options.all ? await triedAll(copy) : await tried(copy, chosen());
    process.exitCode = failed.length === 0 ? 0 : 1;
  } finally {
    if (options.keep) console.log(`the copy is ${copy.folder}`);
    else copy.remove();
  }
}

function chosen(): Removable[] {
  if (positionals.length === 0) return chosenBy(options.seed ?? committedTree(root), all);
  const unknown = positionals.find((name) => named(name, whole).length === 0);
  if (unknown !== undefined)
    fail(
      `There is no ${unknown} to take out: \`npm run test:remove -- --list\` names what there is.`,
    );
  return positionals.flatMap((name) => named(name, whole));
}

/** @returns what went wrong. */
async function triedAll(copy: Copy): Promise<string[]> {
  const faults: string[] = [];
  const alone: Removal<Removable>[] = [];
  for (const part of shareOf(all)) {
    faults.push(...(await tried(copy, [part], "types")));
    alone.push({ part, tree: tidied(without(whole, [part])).tree });
  }
  const groups = disjointGroups(whole, alone).map((group) => group.map(({ part }) => part));
  const rooms = ["demos", "showcase", "information", "features"].map((room) =>
    all.filter(({ name }) => name.startsWith(`${room}/`)),
  );
  for (const parts of [...groups, ...shareOf([...rooms, all])])
    faults.push(...(await tried(copy, parts)));
  return faults;
}

/** Of a list the part that this run has to try. */
function shareOf<Each>(list: readonly Each[]): Each[] {
  const [share = 1, shares = 1] = options.shard.split("/").map(Number);
  return list.filter((_, index) => index % shares === share - 1);
}

/** Takes parts out together, says what came of it, and how to see it again. @returns what went wrong. */
async function tried(
  copy: Copy,
  parts: readonly Removable[],
  asked: "types" | "everything" = "everything",
): Promise<string[]> {
  const began = performance.now();
  const faults = await faultsOf(copy, parts, asked);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const names = parts.map(({ name }) => name);
  const title = names.length > 8 ? `${names.length} things` : names.join(", ");
  console.log(`${faults.length === 0 ? "ok" : "FAILED"}  without ${title} (${seconds} s)`);
  for (const fault of faults) console.log(`  ${fault.replaceAll("\n", "\n  ")}`);
  if (faults.length > 0) console.log(`  again: npm run test:remove -- ${names.join(" ")}`);
  return faults;
}

async function faultsOf(
  copy: Copy,
  parts: readonly Removable[],
  asked: "types" | "everything",
): Promise<string[]> {
  const { tree, blocked } = tidied(without(whole, parts));
  if (blocked.length > 0)
    return blocked.map(({ importer, file }) => `${importer} still needs ${file}`);
  const folders = parts.flatMap((part) => part.folders);
  const faults = leftOf(tree, folders);
  if (faults.length > 0) return faults;
  copy.write(tree);
  return asked === "types" ? copy.typeFaults() : copy.faults();
}
