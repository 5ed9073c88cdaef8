import type { Plugin } from "vite";

/**
 * Keeps the rules of CSS modules. Their class names are written into the scripts as strings (`optimization.inlineConst`), after which nothing
 * seems to need the stylesheet any more, and Vite would leave it out.
 */
export function styleModules(): Plugin {
  return {
    name: "vitrine:style-modules",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}
