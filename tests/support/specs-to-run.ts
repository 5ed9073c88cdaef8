import { globSync } from "node:fs";
// Files are named as git names them, on every system.
import { dirname } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { allPaths } from "#registry/all-paths.ts";
import { withSlashes } from "../../scripts/lib/slashes.ts";
import { commitUnderTest, folderOf, isFull, partsOf } from "./commit-under-test.ts";
import { isExhibit } from "./pages.ts";
import { inTurn, isHome } from "./sample.ts";
import { shareOf } from "./turns.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Of parts of the house, whose tests use several pages one after the other, a quarter. */
const SHARE_OF_PARTS = 4;

/**
 * Specs of home pages, of parts of the house and of what the template shows of itself that `npm test` leaves to other commits, as patterns of file
 * names: not their turn, and neither the page's or part's sources nor the spec changed. A full run leaves out none.
 */
export function specsOfOtherCommits(): string[] {
  if (isFull) return [];
  return [...pageSpecsOfOtherCommits(), ...partSpecsOfOtherCommits()];
}

function pageSpecsOfOtherCommits(): string[] {
  const { pages, exhibits, specs } = commitUnderTest();
  const changed = new Set([
    ...[...pages, ...exhibits].map(folderOf),
    ...specs.map((spec) => dirname(spec)),
  ]);
  const paths = allPaths().map(({ path }) => path);
  return [paths.filter(isHome), paths.filter(isExhibit)].flatMap((some) => {
    const all = [...new Set(some.map(folderOf))];
    const now = inTurn(all);
    return all
      .filter((folder) => !now.includes(folder) && !changed.has(folder))
      .map((folder) => `**/${folder}/*.spec.ts`);
  });
}

/** What a part of the house does is tried where its code or a page of it changed, what all parts are made from, or a program. */
function partSpecsOfOtherCommits(): string[] {
  const { tree, parts, shared, specs } = commitUnderTest();
  if (shared) return [];
  const all = partsWithTests();
  const now = shareOf(all, SHARE_OF_PARTS, tree);
  const changed = new Set([...now, ...parts, ...specs.flatMap(partsOf)]);
  return all.filter((part) => !changed.has(part)).map((part) => `**/${part}/*.spec.ts`);
}

let foldersOfParts: readonly string[] | undefined;

/** Each with tests of its own. */
function partsWithTests(): readonly string[] {
  const room = "app/{engine,features,frame,information}/**/*.spec.ts";
  return (foldersOfParts ??= [
    ...new Set(globSync(room, { cwd: root }).map(withSlashes).map(dirname)),
  ]);
}

/** What a quick run tries in a browser, as patterns of file names: what changed pages owe, their own specs, and specs that changed. */
export function specsOfChanges(): string[] {
  const { pages, specs } = commitUnderTest();
  const own = pages.map((path) => `${folderOf(path)}/*.spec.ts`);
  return ["tests/e2e/pages.spec.ts", ...own, ...specs].map((file) => `**/${file}`);
}
