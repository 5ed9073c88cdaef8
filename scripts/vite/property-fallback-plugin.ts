import type { Plugin } from "vite";

/** Tailwind's start values of its variables for browsers without `@property`: `@layer properties { @supports … { *, … { … } } }`. */
const fallback = /@layer properties\s*\{\s*@supports [^{]+\{[^{}]+\{[^{}]*\}\s*\}\s*\}/;

/**
 * Leaves that fallback out of the stylesheet. Every browser that the site is built for (`cssTarget`) knows `@property`, and every
 * page would carry 0.3 kB for the others. Stands after Tailwind's own plugin.
 */
export function withoutPropertyFallback(): Plugin {
  return {
    name: "vitrine:without-property-fallback",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\.css(\?|$)/, code: "@layer properties" },
      handler(code) {
        const rest = code.replace(fallback, "");
        if (rest === code) this.warn("Tailwind's fallback for @property looks different now.");
        return { code: rest, map: null };
      },
    },
  };
}
