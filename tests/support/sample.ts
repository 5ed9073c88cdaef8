import { fileURLToPath } from "node:url";
import { allPaths } from "#registry/all-paths.ts";
import { type FooterName, footerNames, type HeaderName, headerNames } from "#registry/page.ts";
import { findPage } from "#registry/pages.ts";
import { inProject } from "../../scripts/lib/slashes.ts";
import { commitUnderTest, isFull, isQuick } from "./commit-under-test.ts";
import type { Scheme } from "./looks.ts";
import { shareOf, turnOf } from "./turns.ts";

/**
 * `one of each kind`: the first page of every group. `kinds and homes`: these and all home pages, each of which is a kind of its own.
 * `sample`: what `npm test` looks at in a browser. `kinds`: of these in a normal run the ones of each kind, for what hardly differs within it.
 * `kinds by header`: of each kind too, but in a normal run only the first with each header, for what the header alone decides.
 */
export type Selection =
  | "one of each kind"
  | "kinds and homes"
  | "sample"
  | "kinds"
  | "kinds by header";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Of what is sampled, a sixteenth is in a commit's turn. */
const SHARE = 16;
/** Of kinds of pages, of headers and of what opens from them a half. */
const SHARE_OF_KINDS = 2;
/**
 * THE place where tests are sampled; no test leaves anything out by itself. With VITRINE_FULL=1 (`npm run test:full`) a sample is all
 * of `allPaths()`. Otherwise it is one page of each kind (of half of the kinds, where nothing changed that all pages are made from), the pages
 * whose sources changed (24 at most), and a sixteenth of all paths, chosen by path and the commit's tree: a commit passes or fails the same on
 * every day, and twenty commits see three quarters of the site. A quick run has only pages whose sources changed, six at most.
 */
export function pathsToTest(selection: Selection): string[] {
  const paths = allPaths().map(({ path }) => path);
  const oneOfEachKind = [
    ...new Map(paths.toReversed().map((path) => [kindOf(path), path])).values(),
  ];
  if (selection === "one of each kind") return oneOfEachKind;
  if (selection === "kinds and homes")
    return paths.filter((path) => oneOfEachKind.includes(path) || isHome(path));
  if (selection === "kinds by header")
    return isFull ? oneOfEachKind : ofKinds(oneOfEachHeader(oneOfEachKind));
  if (isFull) return paths;
  const { pages } = commitUnderTest();
  if (isQuick) return [...pages];
  const kinds = ofKinds(oneOfEachKind);
  const chosen =
    selection === "kinds"
      ? new Set([...kinds, ...pages.filter((path) => oneOfEachKind.includes(path))])
      : new Set([...kinds, ...pages, ...inTurn(paths)]);
  return paths.filter((path) => chosen.has(path));
}

/**
 * Of pages that a spec visits one after the other to see the same of each: all in a full run and where the spec itself changed, else a
 * sixteenth by turns and those whose sources changed.
 * @param spec `import.meta.filename`.
 */
export function pathsInTurn(spec: string, paths: readonly string[]): string[] {
  const { pages, specs } = commitUnderTest();
  if (isFull || specs.includes(inProject(root, spec))) return [...paths];
  const now = new Set([...inTurn(paths), ...pages]);
  return paths.filter((path) => now.has(path));
}

const schemes: readonly Scheme[] = ["light", "dark"];
const widths = [390, 1280] as const;

/** The schemes in which what is named so is looked at: both in a full run, else one of them, by turns. */
export function schemesToTest(name: string): readonly Scheme[] {
  return isFull ? schemes : [schemes[turn(`${name} scheme`) % schemes.length]!];
}

export interface Look {
  scheme: Scheme;
  /** CSS pixels. */
  width: (typeof widths)[number];
}

/**
 * The schemes and widths in which a page is looked at: all four in a full run. Else one page of each kind is looked at in one scheme on a
 * telephone and in the other on a desktop, and the others in one of the four; which, changes from page to page and from commit to commit.
 * Small before large: a browser that has the larger picture uses it, and complains of the smaller one that came early.
 */
export function looksToTest(path: string): Look[] {
  const all = widths.flatMap((width) => schemes.map((scheme): Look => ({ scheme, width })));
  if (isFull) return all;
  const first = turn(`${path} look`) % all.length;
  const crosswise = [all[first]!, all[all.length - 1 - first]!];
  return pathsToTest("one of each kind").includes(path)
    ? crosswise.toSorted((a, b) => a.width - b.width)
    : crosswise.slice(0, 1);
}

/** The registry's group; pages with a parameter go by their first folder. */
function kindOf(path: string): string {
  return findPage(path)?.group ?? path.split("/")[1] ?? "";
}

function oneOfEachHeader(paths: string[]): string[] {
  return [...new Map(paths.map((path) => [findPage(path)?.header, path])).values()];
}

/** Not the one that is the front page under its other address. */
export function isHome(path: string): boolean {
  const page = findPage(path);
  return page?.group === "home" && page.canonical === undefined;
}

/** The part of these paths whose turn it is. */
export const inTurn = (paths: readonly string[]) => shareOf(paths, SHARE, commitUnderTest().tree);

/** Of what stands for many all, after a change to what these are made from; else those whose turn it is. */
function ofKinds(names: readonly string[]): string[] {
  const { tree, parts, shared } = commitUnderTest();
  const all = shared || parts.some((part) => part.startsWith("app/frame"));
  return shareOf(names, all ? 1 : SHARE_OF_KINDS, tree);
}

const turn = (name: string) => turnOf(name, commitUnderTest().tree);

/**
 * Headers with the footers to try each with: all pairs in a full run, else each header once, so that each footer occurs; a half of these, where
 * nothing changed that frames are made from.
 */
export function framesToTest(): [header: HeaderName, footers: FooterName[]][] {
  const headers: readonly string[] = isFull ? headerNames : ofKinds(headerNames);
  return headerNames
    .map((header, index): [HeaderName, FooterName[]] => [
      header,
      footerNames.filter((_, at) => isFull || at === index % footerNames.length),
    ])
    .filter(([header]) => headers.includes(header));
}
