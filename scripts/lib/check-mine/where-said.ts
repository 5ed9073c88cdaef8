import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withSlashes } from "../slashes.ts";

/** Files that are named; of more only that there are. */
const NAMED = 3;
const SOURCES =
  "{content,app,forms,registry,server,shared,public}/**/*.{ts,tsx,md,json,svg,html,css}";

/** Finds where words stand that a site says. Each file is read once. */
export class Sources {
  readonly #texts: [string, string][];

  /** @param root the project. */
  constructor(root: string) {
    this.#texts = globSync(SOURCES, { cwd: root })
      .filter((file) => !/\.(?:test|spec)\.tsx?$|media-manifest\.json$/.test(file))
      .sort()
      .map((file) => [withSlashes(file), readFileSync(join(root, file), "utf8")]);
  }

  /** The files in which these words stand, the owner's own before code. @param otherwise where to look when none has them. */
  of(words: string, otherwise: string): string {
    const files = this.#texts.filter(([, text]) => text.includes(words)).map(([file]) => file);
    const own = files.filter((file) => file.startsWith("content/"));
    const named = [...own, ...files.filter((file) => !own.includes(file))];
    if (named.length === 0) return otherwise;
    return named.slice(0, NAMED).join(", ") + (named.length > NAMED ? ", …" : "");
  }
}
