import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { inProject } from "../../scripts/lib/slashes.ts";
import { changedFiles, committedTree } from "./changed-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What no server is made of: pages, words and pictures, documents, and what only a browser tries. */
const BESIDE_PROGRAMS =
  /^(?:app|art|content|docs|public|tests\/(?:a11y|browsers|e2e|full|load|site))\/|\.(?:md|spec\.ts)$/;

/** The same number for a name in each run of a commit, another one in the next commit. @param tree names all that is committed. */
export function turnOf(name: string, tree: string): number {
  return createHash("sha256").update(`${name} ${tree}`).digest().readUInt32BE();
}

export function inOrderOfTurn(names: readonly string[], tree: string): string[] {
  return names.toSorted((a, b) => turnOf(a, tree) - turnOf(b, tree));
}

/**
 * One part in `parts` of these names, those whose turn it is: of one size for every commit, so that the time a run takes does not depend on
 * luck.
 */
export function shareOf(names: readonly string[], parts: number, tree: string): string[] {
  return inOrderOfTurn(names, tree).slice(0, Math.ceil(names.length / parts));
}

/** Whether one of these files, relative to the project, may change what the server or a command does. */
export function touchesPrograms(changed: readonly string[]): boolean {
  return changed.some((file) => !BESIDE_PROGRAMS.test(file));
}

interface Turn {
  tree: string;
  /** Nothing is left to other commits. */
  all: boolean;
}

/** Read once: files may change during a run, and its workers must agree. Empty in a copy of the project, which reads its own. */
function turnOfContracts(): Turn {
  process.env.VITRINE_TURN ||= JSON.stringify(readTurn());
  return JSON.parse(process.env.VITRINE_TURN) as Turn;
}

/** VITRINE_DAILY is set by `npm test`. A full run leaves nothing out, and who names a test by hand gets all of it. */
function readTurn(): Turn {
  const isDaily = process.env.VITRINE_DAILY === "1" && process.env.VITRINE_FULL !== "1";
  return isDaily
    ? { tree: committedTree(), all: touchesPrograms(changedFiles()) }
    : { tree: "", all: true };
}

/**
 * The databases on which a file of contract tests is tried: all, but after a commit that touched no program one of them, by turns.
 * @param file `import.meta.filename`.
 */
export function databasesInTurn<Kind>(file: string, kinds: readonly Kind[]): readonly Kind[] {
  const { tree, all } = turnOfContracts();
  return all ? kinds : [kinds[turnOf(inProject(root, file), tree) % kinds.length]!];
}

/** Of programs and files of tests that take a minute or more those that a commit leaves to others: all but one, where it touched no program. */
export function leftToOtherCommits(files: readonly string[]): string[] {
  const { tree, all } = turnOfContracts();
  return all ? [] : inOrderOfTurn(files, tree).slice(1);
}
