/**
 * Tries that sites of one's own come out whole: `npm run test:take-home`. It makes one of choices by lot, in a copy, and looks whether types,
 * lint, unused code, house rules and unit tests are in order, whether it builds, whether every page is complete and no link dead, whether its
 * front page keeps what pages keep to, and whether any business of another home page is named, or anything is left that its owner must not have
 * (`npm run check-mine`).
 */
import { rmSync, readdirSync } from "node:fs";
import path from "node:path";
import { committedTree } from "../tests/support/changed-files.ts";
import { type Choices, checkedChoices, choicesIn } from "./lib/make-yours/choices.ts";
import { drawnChoices } from "./lib/make-yours/drawn.ts";
import { linkPackages } from "./lib/make-yours/link-packages.ts";
import { made } from "./lib/make-yours/make.ts";
import { writeSite } from "./lib/make-yours/site-folder.ts";
import { strangersIn } from "./lib/make-yours/strangers.ts";
import { parsed } from "./lib/parsed.ts";
import { pinnedNode, run, runBin } from "./lib/project.mjs";
import { Copy } from "./lib/tidy/copy.ts";
import { readTree } from "./lib/tidy/tree.ts";
import { typedPath } from "./lib/typed-path.ts";

const USAGE = `npm run test:take-home                       one by lot, another for each commit
npm run test:take-home -- --choices FILE     this one
npm run test:take-home -- --all --shard 1/4  a quarter of twenty, each whole
  --whole       all that a site's own npm test tries: every page in a browser, and contract tests
  --seed WORD   another lot
  --keep        leaves the copy where it is`;

const root = path.resolve(import.meta.dirname, "..");
const SITES = 20;
const { values: options } = parsed(USAGE, {
  options: {
    all: { type: "boolean", default: false },
    choices: { type: "string" },
    keep: { type: "boolean", default: false },
    seed: { type: "string" },
    shard: { type: "string", default: "1/1" },
    whole: { type: "boolean", default: false },
  },
});

const isWholly = options.whole || options.all;
const template = readTree(root);
const copy = new Copy(root);
try {
  for (const [name, choices] of asked()) if (!(await isWhole(name, choices))) process.exitCode = 1;
} finally {
  if (options.keep) console.log(`the copy is ${copy.folder}`);
  else copy.remove();
}

/** What is tried, each with the words that try it again. */
function asked(): [string, Choices][] {
  if (options.choices !== undefined)
    return [
      [`--choices ${options.choices}`, checkedChoices(choicesIn(typedPath(options.choices)))],
    ];
  const seed = options.seed ?? committedTree(root);
  const [share = 1, shares = 1] = options.shard.split("/").map(Number);
  const seeds = options.all
    ? Array.from({ length: SITES }, (_, index) => `${seed}-${index}`).filter(
        (_, index) => index % shares === share - 1,
      )
    : [seed];
  return seeds.map((each) => [`--seed ${each}`, drawnChoices(each)]);
}

async function isWhole(name: string, choices: Choices): Promise<boolean> {
  const began = performance.now();
  const faults = await faultsOf(choices).catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? "ok" : "FAILED"}  ${shortly(choices)} (${seconds} s)`);
  for (const fault of faults) console.log(`  ${fault.replaceAll("\n", "\n  ")}`);
  if (faults.length > 0)
    console.log(`  again: npm run test:take-home -- ${isWholly ? "--whole " : ""}${name}`);
  return faults.length === 0;
}

function shortly({ home, blog, portfolio, shop, pages, extras, header, footer }: Choices): string {
  const said = { blog, portfolio, shop, header, footer };
  const features = Object.entries(said).map(([what, list]) => list && `${what} ${list}`);
  return [home, ...features, ...pages, ...extras].filter(Boolean).join(", ");
}

async function faultsOf(choices: Choices): Promise<string[]> {
  for (const name of readdirSync(copy.folder))
    if (!/^(?:node_modules|\.cache)$/.test(name))
      rmSync(path.join(copy.folder, name), { recursive: true });
  await writeSite(root, made(template, choices).tree, copy.folder);
  linkPackages(root, copy.folder);
  const faults = await copy.faults();
  if (faults.length > 0) return faults;
  const strangers = strangersIn(path.join(copy.folder, "build/client"), template, choices);
  if (strangers.length > 0) return strangers;
  const mine = await run(pinnedNode(), ["scripts/check-mine.ts"], {
    quiet: true,
    cwd: copy.folder,
  });
  if (mine.code !== 0) return [`check-mine:\n${mine.output.trim().slice(-6000)}`];
  const playwright = ["playwright", "test", "--config", "tests/playwright.config.ts"];
  const tests = [
    [...playwright, "--project=site"],
    // Its front page as it is seen.
    [...playwright, "--project=browser", ...(isWholly ? [] : ["-g", " / keeps"])],
    ...(isWholly ? [["vitest", "run", "--project=contract", "--passWithNoTests"]] : []),
  ];
  const failed: string[] = [];
  for (const [program = "", ...words] of tests) {
    const { code, output } = await runBin(program, words, { quiet: true, cwd: copy.folder });
    if (code !== 0) failed.push(`${program}:\n${output.trim().slice(-6000)}`);
  }
  return failed;
}
