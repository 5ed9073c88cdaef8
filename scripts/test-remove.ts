/**
 * Tries that things leave the template cleanly: `npm run test:remove`. In a copy it deletes folders, tidies, and looks whether anything is left
 * of them, leads to them or would be removed by a second tidy, and whether types, unused code and lint are in order.
 *
 *   npm run test:remove                      one choice by lot, another for each commit of the whole template
 *   npm run test:remove -- demos/cafe …      these, together; names as `--list` gives them
 *   npm run test:remove -- --all             each by itself, without types; then all homes, the whole showcase, and all together, with types
 *   npm run test:remove -- --all --shard 1/4 a quarter of it
 *
 * `--seed WORD` is another lot, `--unit` also runs unit tests, `--build` also builds the site and follows its links, `--keep` keeps the copy.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { committedTree } from "../tests/support/changed-files.ts";
import { fail } from "./lib/project.mjs";
import { addressesOf } from "./lib/tidy/addresses.ts";
import { checkCopy } from "./lib/tidy/check-copy.ts";
import { leftOf } from "./lib/tidy/leftovers.ts";
import { chosenBy, type Removable, removables, without } from "./lib/tidy/removable.ts";
import { tidied } from "./lib/tidy/tidy.ts";
import { readTree, type Tree } from "./lib/tidy/tree.ts";

const root = path.resolve(import.meta.dirname, "..");
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    build: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    seed: { type: "string" },
    shard: { type: "string", default: "1/1" },
    unit: { type: "boolean", default: false },
  },
});

/** Things to take out together, and whether more is asked than what is left of them. */
interface Choice {
  gone: readonly Removable[];
  withTypes: boolean;
}

const whole = readTree(root);
const all = removables(whole);
if (options.list) for (const { name } of all) console.log(name);
else if (positionals.length === 0 && addressesOf(whole).gone.size > 0)
  console.log(
    "Parts were taken from this site already: what it still has is its owner's to judge.",
  );
else {
  let failed = 0;
  for (const choice of choices()) failed += await tried(choice);
  process.exit(failed === 0 ? 0 : 1);
}

function choices(): Choice[] {
  if (positionals.length > 0) return [{ gone: positionals.map(named), withTypes: true }];
  if (!options.all)
    return [{ gone: chosenBy(options.seed ?? committedTree(root), all), withTypes: true }];
  const of = (begin: string) => all.filter(({ name }) => name.startsWith(begin));
  const together = [of("demos/"), of("showcase/"), of("information/"), of("features/"), all];
  const [share = 1, shares = 1] = options.shard.split("/").map(Number);
  return [
    ...all.map((each) => ({ gone: [each], withTypes: false })),
    ...together.map((gone) => ({ gone, withTypes: true })),
  ].filter((_, index) => index % shares === share - 1);
}

function named(name: string): Removable {
  const found = all.find((each) => each.name === name);
  return (
    found ??
    fail(`There is no ${name} to take out. \`npm run test:remove -- --list\` names what there is.`)
  );
}

/** Tries one choice and says what came of it. Gives the number of failures. */
async function tried({ gone, withTypes }: Choice): Promise<number> {
  const began = performance.now();
  const names = gone.length > 8 ? `${gone.length} things` : gone.map(({ name }) => name).join(", ");
  const faults = await faultsOf(gone, withTypes);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? "ok" : "FAILED"}  ${names} (${seconds} s)`);
  if (faults.length > 0 && gone.length > 8)
    console.log(`  without ${gone.map(({ name }) => name).join(" ")}`);
  for (const fault of faults) console.log(`  ${fault.replaceAll("\n", "\n  ")}`);
  return faults.length > 0 ? 1 : 0;
}

async function faultsOf(gone: readonly Removable[], withTypes: boolean): Promise<string[]> {
  const { tree, blocked } = tidied(without(whole, gone));
  if (blocked.length > 0)
    return blocked.map(({ importer, file }) => `${importer} still needs ${file}`);
  const left = leftOf(
    tree,
    gone.flatMap(({ folders }) => folders),
  );
  return withTypes ? [...left, ...(await inCopy(tree))] : left;
}

function inCopy(tree: Tree): Promise<string[]> {
  const { unit, build, keep } = options;
  return checkCopy(root, tree, { unit, build, keep });
}
