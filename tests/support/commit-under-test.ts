// Files are named as git names them, on every system.
import { dirname, join } from "node:path/posix";
import { allPaths } from "#registry/all-paths.ts";
import { findPage } from "#registry/pages.ts";
import { changedFiles, committedTree } from "./changed-files.ts";
import { pathsMadeFrom } from "./changed-pages.ts";
import { isExhibit } from "./pages.ts";
import { inOrderOfTurn, touchesPrograms } from "./turns.ts";

/** Set by `npm run test:full`: nothing is left out. */
export const isFull = process.env.VITRINE_FULL === "1";
/** Set by `npm test -- --quick`: only what changed. */
export const isQuick = process.env.VITRINE_QUICK === "1";
/** After a change to more pages than this the others wait for the full run. */
const MOST_CHANGED = isQuick ? 6 : 24;

/** Where a page's module lies, and its own spec beside it. */
export function folderOf(path: string): string {
  return join("app", dirname(findPage(path)?.module ?? ""));
}

/** The folders whose tests try a file, relative to the project: in a feature, a room of the frame or of information its own and those above. */
export function partsOf(file: string): string[] {
  if (!/^app\/(?:engine|features|frame|information)\//.test(file)) return [];
  const names = dirname(file).split("/");
  return names.slice(1).map((_, index) => names.slice(0, index + 2).join("/"));
}

/** What every part is made from. */
const SHARED = /^app\/(?:(?:elements|engine|lib|sections|skins|slots|styles)\/|[^/]+$)/;

interface Commit {
  /** Names its contents. */
  tree: string;
  /** Pages whose sources changed, `MOST_CHANGED` of them at most. */
  pages: readonly string[];
  /** Of the template's own pages those whose sources changed, in pieces that many others use, too: they are where these are tried. */
  exhibits: readonly string[];
  specs: readonly string[];
  /** Parts of the house whose code changed, or that of a page of theirs: folders. */
  parts: readonly string[];
  /** Whether something changed that all parts are made from, or a program. */
  shared: boolean;
}

/** Read once: files may change during a run, and its workers must agree. */
export function commitUnderTest(): Commit {
  process.env.VITRINE_SAMPLE ??= JSON.stringify(readCommit());
  return JSON.parse(process.env.VITRINE_SAMPLE) as Commit;
}

function readCommit(): Commit {
  const tree = committedTree();
  const changed = changedFiles();
  const paths = allPaths().map(({ path }) => path);
  const pages = pathsMadeFrom(changed, paths);
  const exhibits = paths.filter(isExhibit);
  return {
    tree,
    pages: inOrderOfTurn(pages, tree).slice(0, MOST_CHANGED),
    exhibits: pathsMadeFrom(changed, exhibits, exhibits.length / 2),
    specs: changed.filter((file) => file.endsWith(".spec.ts")),
    parts: [
      ...new Set(
        [...changed, ...pages.map((path) => `${folderOf(path)}/page.tsx`)].flatMap(partsOf),
      ),
    ],
    shared: touchesPrograms(changed) || changed.some((file) => SHARED.test(file)),
  };
}
