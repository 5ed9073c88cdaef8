import type { Plugin } from "vite";
import { basePathOf } from "#shared/base-path.mjs";
import { moduleId } from "../lib/slashes.ts";
import { callsOf, importedNames } from "./calls.ts";

/** The site's own in the place of React's. */
const runtime = moduleId(new URL("../../app/engine/base-path/jsx-runtime.ts", import.meta.url));
const helperModule = moduleId(new URL("../../app/engine/base-path/base-path.ts", import.meta.url));
/** Which put the path before an address, or take it off. */
const helpers = ["withBase", "withoutBase", "htmlWithBase"];

/**
 * Builds a site below the path of PUBLIC_URL. Files and the router are told by their settings; elements get their addresses with the path,
 * as JSX is made by the site's own runtime; what else hands an address to the browser calls `app/engine/base-path/base-path.ts`. At the root
 * of a host, which is the usual place, nothing of all that is in a build: the runtime is React's, and the calls are gone.
 */
export function basePath(): Plugin {
  const base = basePathOf(process.env.PUBLIC_URL);
  return {
    name: "vitrine:base-path",
    enforce: "pre",
    config: () => ({
      base: `${base}/`,
      define: { "import.meta.env.VITRINE_BASE_PATH": JSON.stringify(base) },
    }),
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler(_source, importer = "") {
        const isOurs = !/\/node_modules\//.test(importer) && importer !== runtime;
        return base !== "" && isOurs ? runtime : null;
      },
    },
  };
}

/** Leaves of each call the argument in its parentheses; stands after what takes TypeScript and JSX away. */
export function withoutBasePathCalls(): Plugin {
  const isAtRoot = basePathOf(process.env.PUBLIC_URL) === "";
  return {
    name: "vitrine:without-base-path-calls",
    enforce: "post",
    apply: () => isAtRoot,
    transform: {
      filter: {
        id: { include: /\.tsx?(?:\?|$)/, exclude: /\/node_modules\// },
        code: "/base-path.ts",
      },
      async handler(code, id) {
        const ast = this.parse(code);
        const names = await importedNames(ast, helpers, async (source) => {
          const resolved = await this.resolve(source, id);
          return resolved?.id === helperModule;
        });
        let result = code;
        const calls = names.flatMap((name) =>
          callsOf(ast, name).map(({ start }) => ({ start, name })),
        );
        for (const { start, name } of calls.sort((a, b) => b.start - a.start))
          result = `${result.slice(0, start)}${result.slice(start + name.length)}`;
        // Line numbers stay as they were, so the source map does too.
        return result === code ? null : { code: result, map: null };
      },
    },
  };
}
