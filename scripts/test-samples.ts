import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { homePages } from "#app/demos/entries.ts";
import { coupons } from "#content/coupons.ts";
import { products } from "#content/products.ts";
import { projects } from "#content/projects.ts";
import { team } from "#content/team.ts";
import { otherFile, otherSource } from "./lib/other-samples.ts";
import { root, runBin, say } from "./lib/project.mjs";
import { readTree } from "./lib/tidy/tree.ts";

/**
 * Shows that no test of a mechanism knows the sample content: in a copy of the project all articles, posts, subjects, members, projects,
 * coupons and home pages become others, and unit and contract tests run there. `npm run test:samples -- FILE…` runs those of some files.
 */

/**
 * Tests of sample pages, of the list that the showcase keeps to, and whether everything is used, those tests' helpers too: they leave with what
 * they test, and do not run here.
 */
const samplesOwn =
  /^app\/(?:demos|showcase|information)\/.*\.test\.tsx?$|^registry\/specification\.test\.ts$|^scripts\/lib\/tidy\/template\.test\.ts$/;
const isTest = /\.test\.tsx?$/;
/** Sources that state content or name it. Tests stay as they are. */
const isReplaced = (file: string) =>
  /^(?:content|app|registry)\/.*\.(?:tsx?|md|yml)$/.test(file) &&
  !/\.(?:test|spec)\.tsx?$/.test(file);

const copy = mkdtempSync(join(tmpdir(), "vitrine-samples-"));
// Tests start servers as another account, too.
chmodSync(copy, 0o755);
try {
  const names = namesOfSamples();
  const files = [...readTree(root).keys()];
  for (const file of files) {
    const target = join(copy, otherFile(file));
    mkdirSync(dirname(target), { recursive: true });
    if (isReplaced(file))
      writeFileSync(target, otherSource(file, readFileSync(join(root, file), "utf8"), names));
    else cpSync(join(root, file), target);
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  say(`${names.size} names and titles are others now; unit and contract tests follow`);
  process.exitCode = await test(
    files.filter((file) => isTest.test(file) && !samplesOwn.test(file)),
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function namesOfSamples(): Set<string> {
  return new Set([
    ...products.flatMap(({ slug, name }) => [slug, name]),
    ...coupons.flatMap(({ code, label }) => [code, label]),
    ...team.flatMap(({ slug, name }) => [slug, name]),
    ...homePages.flatMap(({ path, label, title }) => [path, label, title]),
    ...projects.flatMap(({ slug, title, client }) => [slug, title, client]),
    ...readdirSync(join(root, "content/posts")).map((file) => file.replace(/\.md$/, "")),
  ]);
}

/** @param tests those that run, unless some are named. */
async function test(tests: readonly string[]): Promise<number> {
  const content = await runBin("velite", ["build", "--strict"], { cwd: copy, quiet: true });
  if (content.code !== 0) throw new Error(content.output);
  const named = process.argv.slice(2);
  const chosen = named.some((each) => !each.startsWith("-")) ? named : [...named, ...tests];
  const projects = ["--project=unit", "--project=contract"];
  return (await runBin("vitest", ["run", ...projects, ...chosen], { cwd: copy })).code;
}
