import { minify } from "terser";
import type { Plugin } from "vite";

/** What the router tells developers of mistakes, who see it from `npm run dev`. Where nobody reads the answer, the call goes. */
const warnings = ["warning", "warnOnce", "console.warn"];

/**
 * Takes from the largest file, which every page loads, what the bundler's own minifier leaves in it: about 1.4 kB compressed, for
 * four seconds of computing. The bundler names the file after what it has become.
 */
export function smallerFramework(): Plugin {
  return {
    name: "smaller-framework",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async renderChunk(source, { name }) {
      if (name !== "framework") return null;
      const { code } = await minify(source, {
        module: true,
        ecma: 2020,
        compress: { passes: 2, pure_funcs: warnings },
        // React DOM is one function, called once. In parentheses it is compiled while it is loaded, beside the page, and not when it is called.
        format: { wrap_func_args: true },
      });
      if (code === undefined) throw new Error("Terser made nothing of the framework.");
      return { code };
    },
  };
}
