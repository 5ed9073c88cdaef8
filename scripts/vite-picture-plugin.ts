import type { Plugin } from "vite";

import manifest from "#content/media-manifest.json" with { type: "json" };
import { picture, type PictureName } from "#content/media.ts";
import { fileOfId, inProject, moduleId } from "./lib/slashes.ts";
import { callsOf, importedNames } from "./vite/calls.ts";

const mediaModule = moduleId(new URL("../content/media.ts", import.meta.url));
const manifestModule = moduleId(new URL("../content/media-manifest.json", import.meta.url));

/**
 * Puts the data of one picture in place of `picture("name")`, so that a page's script carries the pictures that it shows
 * and not the manifest of all. See `content/media.ts`. Stops with file, name and the nearest name when there is no such picture.
 *
 * It runs after all other plugins: TypeScript and JSX are gone by then, and so are loaders and actions in browser code, which
 * alone must use literal names.
 */
export function pictures(): Plugin {
  return {
    name: "vitrine:pictures",
    enforce: "post",
    transform: {
      filter: {
        id: {
          include: [/\.[jt]sx?(\?|$)/, /\/content\/media-manifest\.json$/],
          exclude: /\/node_modules\//,
        },
      },
      async handler(code, id) {
        // Left out once nothing in the browser's code reads it.
        if (id === manifestModule) return { code, map: null, moduleSideEffects: false };
        if (id === mediaModule || !code.includes("/media.ts")) return null;
        const ast = this.parse(code);
        const [local] = await importedNames(ast, ["picture"], async (source) => {
          const resolved = await this.resolve(source, id);
          return resolved?.id === mediaModule;
        });
        if (!local) return null;

        const file = inProject(process.cwd(), fileOfId(id));
        const inBrowser = this.environment.name === "client";
        let result = code;
        for (const { start, end, argument: given } of callsOf(ast, local).reverse()) {
          const argument = given?.type === "Literal" ? given.value : undefined;
          if (typeof argument !== "string") {
            if (!inBrowser) continue;
            this.error(
              `${file}: picture(…) needs a name in quotes here, as this code runs in browsers.`,
            );
          }
          if (!isPictureName(argument)) this.error(unknownName(file, argument));
          const literal = JSON.stringify(picture(argument));
          result = `${result.slice(0, start)}(${literal})${result.slice(end)}`;
        }
        // Line numbers stay as they were, so the source map does too.
        return result === code ? null : { code: result, map: null };
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.modules[manifestModule]?.renderedLength) continue;
        this.error(
          `${chunk.fileName} carries the manifest of all pictures. Import { picture } by name and call it with a literal.`,
        );
      }
    },
  };
}

function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(manifest, name);
}

/** The sentence for a name that is not in the manifest. */
export function unknownName(file: string, name: string): string {
  const [nearest] = Object.keys(manifest).sort((a, b) => distance(a, name) - distance(b, name));
  return `${file}: there is no picture "${name}" in content/media-manifest.json. Did you mean "${nearest}"?`;
}

/** Number of letters to insert, delete or replace to get from one word to the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const replaced = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
