import { normalize } from "node:path/posix";
import { sweepAssets } from "./assets.ts";
import { sweepDocs } from "./docs.ts";
import { fixtures, isOfTests, isTest } from "./kinds.ts";
import { leftTables } from "./left-tables.ts";
import { sweepLintRules } from "./lint-rules.ts";
import { removeLinks } from "./links.ts";
import { removeUses } from "./lists.ts";
import { Marks, type Missing } from "./marks.ts";
import { isModule } from "./module-types.ts";
import { neededPages } from "./needed-pages.ts";
import { sweepPackage } from "./packages.ts";
import { removePlaces } from "./page-places.ts";
import { sweepPageWords } from "./page-words.ts";
import { wordsOfPosts } from "./posts.ts";
import { type Removable, without } from "./removable.ts";
import type { Note } from "./report.ts";
import { sweepStored } from "./stored.ts";
import { sweepStyles } from "./styles.ts";
import { rooms, sweepCode } from "./sweep.ts";
import { lostTests, testsOfLessPages } from "./tests.ts";
import type { Tree } from "./tree.ts";
import { writeTypeImports } from "./type-imports.ts";

/** Where everything begins that is no test. */
const entries =
  /^(?:server\/(?:main|dev|health-check)\.ts|app\/(?:root|entry\.\w+)\.tsx|app\/routes\.ts|app\/virtual\.d\.ts|scripts\/(?:vite\/)?[\w-]+\.(?:mjs|ts)|scripts\/bench\/[\w-]+\.tsx|(?:vite|velite|react-router)\.config\.ts)$/;
/** Programs that run tests, and those that tests start or load by a name. */
const runners =
  /^(?:vitest\.config\.ts|tests\/check-sources\.ts|tests\/playwright\.config\.ts|tests\/load\/[\w.-]+\.ts)$/;

/** Each round finds what the one before has left without a user: chains of more than a few are a fault of ours. */
const MOST_ROUNDS = 40;

/** A project without what nothing in it uses. */
export interface Tidied {
  tree: Tree;
  notes: readonly Note[];
  /** What still needs something that is gone, and cannot go with it. Then nothing is changed. */
  blocked: readonly Missing[];
}

/** Removes, until nothing changes, what lost its last user. The tree itself stays as it is. */
export function tidied(before: Tree): Tidied {
  const tree = new Map(before);
  const notes: Note[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const uses = removeUses(tree);
    const marks = markAll(tree);
    const missing = marks.missing.filter(isOfSite);
    if (uses.length === 0 && missing.length > 0) uses.push(...removeUses(tree, missing));
    notes.push(...uses);
    if (uses.length > 0) continue;
    if (missing.length > 0) return { tree: before, notes: [], blocked: missing };
    const lost = new Map(
      [...testsOfLessPages(tree, notes), ...lostTests(tree, marks)].map((each) => [
        each.file,
        each.lacks,
      ]),
    );
    for (const [file, lacks] of lost) {
      tree.delete(file);
      notes.push({ kind: "test", name: file, why: `${lacks} is gone` });
    }
    marks.followTests([...tree.keys()].filter(isFollowedAsTest));
    const swept = [...sweepCode(tree, marks), ...sweepStyles(tree, marks)];
    notes.push(...swept);
    if (lost.size + swept.length > 0) continue;
    const words = [
      ...removeLinks(tree),
      ...removePlaces(before, tree),
      ...sweepPageWords(tree),
      ...sweepStored(tree),
    ];
    notes.push(...words);
    if (words.length > 0) continue;
    const needed = neededPages(tree);
    if (needed.length > 0) return { tree: before, notes: [], blocked: needed };
    const assets = sweepAssets(tree, marks);
    notes.push(
      ...assets,
      ...sweepPackage(tree, marks),
      ...sweepDocs(tree),
      // A room is gone when its door is.
      ...sweepLintRules(tree),
    );
    writeTypeImports(before, tree);
    // Of a page that went in the end nothing stayed.
    const lasting = notes.filter(({ kind, name }) => kind !== "part" || tree.has(name));
    return { tree, notes: lasting, blocked: [] };
  }
  throw new Error(
    `Tidying finds no end: after ${MOST_ROUNDS} rounds there is still something to remove.`,
  );
}

/** The same without some parts, which what nothing uses any more does not need. */
export function tidiedWithout(before: Tree, gone: readonly Removable[]): Tidied {
  const own = tidied(before);
  if (gone.length === 0 || own.blocked.length > 0) return own;
  const { tree, notes, blocked } = tidied(without(own.tree, gone));
  return blocked.length > 0
    ? { tree: before, notes: [], blocked }
    : { tree, notes: [...own.notes, ...notes, ...leftTables(before, tree)], blocked };
}

function isFollowedAsTest(file: string): boolean {
  return isTest(file) || runners.test(file) || fixtures.test(file);
}

function markAll(tree: Tree): Marks {
  const marks = new Marks(tree);
  const programs = programsOf(tree);
  const isBegin = (file: string) => entries.test(file) || programs.has(file) || isOwners(file);
  const isOfNoTest = (file: string) => !isOfTests(file) && !isFollowedAsTest(file);
  marks.follow([...tree.keys()].filter((file) => isBegin(file) && isOfNoTest(file)));
  marks.say(wordsOfPosts(tree));
  return marks;
}

/** A module that tidy never removes, as an owner's program in a folder of its own: what it needs stays, too. */
function isOwners(file: string): boolean {
  return isModule(file) && !rooms.test(file) && !/^(?:art|docs)\//.test(file);
}

/** Whether it is tidy's to say that something is missing: an owner's program may read what is made by others. */
function isOfSite({ importer, file }: Missing): boolean {
  return !isOwners(importer) || rooms.test(file);
}

/** What the commands of `package.json` run. */
function programsOf(tree: Tree): ReadonlySet<string> {
  const { scripts = {} } = JSON.parse(tree.get("package.json") ?? "{}") as {
    scripts?: Record<string, string>;
  };
  return new Set(
    Object.values(scripts)
      .flatMap((command) => command.match(/[\w./-]+\.(?:ts|mts|mjs)\b/g) ?? [])
      .map(normalize),
  );
}
