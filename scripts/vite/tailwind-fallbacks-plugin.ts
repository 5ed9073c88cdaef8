import type { Plugin } from "vite";

/** Tailwind's start values of its variables for browsers without `@property`: `@layer properties { @supports … { *, … { … } } }`. */
const startValues = /@layer properties\s*\{\s*@supports [^{]+\{[^{}]+\{[^{}]*\}\s*\}\s*\}/;
/** What Tailwind asks a browser before it mixes colours or draws a gradient in another space than sRGB. */
const question = /@supports \([\w-]+: ?(?:color-mix|linear-gradient)\(in lab, red, red\)\)\s*\{/;

/**
 * Leaves out of the stylesheets what Tailwind writes for browsers that the site is not built for (`cssTarget`): those without `@property`,
 * and those that cannot mix colours. Every page would carry half a kilobyte for them. Stands after Tailwind's own plugin.
 */
export function withoutTailwindFallbacks(): Plugin {
  return {
    name: "vitrine:without-tailwind-fallbacks",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\.css(\?|$)/, code: /@layer properties|\(in lab, red, red\)/ },
      handler(code) {
        const hasStartValues = code.includes("@layer properties");
        const rest = code.replace(startValues, "");
        if (hasStartValues && rest === code)
          this.warn("Tailwind's fallback for @property looks different now.");
        return { code: withoutQuestions(rest), map: null };
      },
    },
  };
}

/** The same rules without the question around them: browsers that are asked would all say yes. */
export function withoutQuestions(css: string): string {
  let result = css;
  for (let found = question.exec(result); found; found = question.exec(result)) {
    const begin = found.index + found[0].length;
    const end = closingBrace(result, begin);
    result = result.slice(0, found.index) + result.slice(begin, end) + result.slice(end + 1);
  }
  return result;
}

/** Where the block that was opened just before `from` ends. */
function closingBrace(css: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0; at += 1) {
    if (at >= css.length) throw new Error("A block of a stylesheet is not closed.");
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}") depth -= 1;
  }
  return at - 1;
}
