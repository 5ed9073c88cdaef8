import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { COMPRESSED } from "../compressed-copies.ts";
import { pinnedNode, run, runBin } from "../project.mjs";
import { deadLinks } from "./dead-links.ts";
import { type Tree, writeTree } from "./tree.ts";

type Running = Promise<{ code: number; output: string }>;

/**
 * A folder of its own in which trees of the project are tried, one after the other: of the next one only what is different is written, and
 * what the tools have kept of the one before is theirs to use.
 */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), "vitrine-remove-"));
  readonly #root: string;
  #tree: Tree = new Map();

  /** @param root the project, whose packages and compressed files are used. */
  constructor(root: string) {
    this.#root = root;
    symlinkSync(join(root, "node_modules"), join(this.folder, "node_modules"), "junction");
    const kept = join(root, COMPRESSED);
    if (!existsSync(kept)) return;
    mkdirSync(join(this.folder, COMPRESSED), { recursive: true });
    for (const name of readdirSync(kept))
      link(join(kept, name), join(this.folder, COMPRESSED, name));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  write(tree: Tree): void {
    writeTree(this.folder, this.#tree, tree);
    for (const [file, contents] of tree) {
      if (contents !== null || this.#tree.has(file)) continue;
      const target = join(this.folder, file);
      mkdirSync(dirname(target), { recursive: true });
      link(join(this.#root, file), target);
    }
    this.#tree = tree;
  }

  /** What is wrong with the types; fast after the first time. */
  async typeFaults(): Promise<string[]> {
    const made = [
      existsSync(join(this.folder, "velite.config.ts"))
        ? await this.#try("content", "velite", "build", "--strict")
        : [],
      await this.#try("route types", "react-router", "typegen"),
    ].flat();
    return made.length > 0 ? made : this.#try("types", "tsc", "--noEmit", ...KEEP_TYPES);
  }

  /** What the sources, the unit tests, the build and its links say; where one of them fails the next are not asked. */
  async faults(): Promise<string[]> {
    await runBin("oxfmt", [], this.#quiet);
    for (const check of [
      () => this.typeFaults(),
      () => this.#sourceFaults(),
      () => this.#try("unit tests", "vitest", "run", "--project=unit"),
      () => this.#ran("build", run(pinnedNode(), ["scripts/build.mjs"], this.#quiet)),
      () => deadLinks(join(this.folder, "build/client")),
    ]) {
      const faults = await check();
      if (faults.length > 0) return faults;
    }
    return [];
  }

  async #sourceFaults(): Promise<string[]> {
    const checks = await Promise.all([
      this.#try("unused code", "knip", "--no-progress"),
      // Not by types: unions over features that are not there look superfluous.
      this.#try("lint", "oxlint"),
      this.#ran("house rules", run(pinnedNode(), ["tests/check-sources.ts"], this.#quiet)),
    ]);
    return checks.flat();
  }

  get #quiet() {
    return { quiet: true, cwd: this.folder };
  }

  #try(what: string, name: string, ...args: string[]): Promise<string[]> {
    return this.#ran(what, runBin(name, args, this.#quiet));
  }

  async #ran(what: string, running: Running): Promise<string[]> {
    const { code, output } = await running;
    return code === 0 ? [] : [`${what}:\n${tail(output)}`];
  }
}

const KEEP_TYPES = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];

/** Characters of what a program said that a reader needs: what failed stands at the end. */
const MOST = 6000;

function tail(output: string): string {
  const lines = stripVTControlCharacters(output).split("\n");
  const telling = lines.filter((line) => !/^\s*✓/.test(line));
  return telling.join("\n").trim().slice(-MOST);
}

/** A second name for the same file; a copy where the folder is on another disk. */
function link(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}
