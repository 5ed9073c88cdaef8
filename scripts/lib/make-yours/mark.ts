import { initialOf } from "#app/lib/initial.ts";
import { palettes } from "#app/skins/palette.ts";
import type { Tree } from "../tidy/tree.ts";
import type { Choices } from "./choices.ts";
import { LOCALE } from "./facts.ts";
import { skinOf } from "./looks.ts";

/**
 * The initial of the name, as long as there is no mark: in the tab and beside the name. Both have it written down: not every browser that the
 * site runs in could tell it from the name. In a favicon it has the reader's fonts, so it is drawn upright and bold in a common one. Changes
 * the tree.
 */
export function setMark(tree: Tree, choices: Choices): void {
  const initial = initialOf(choices.name, LOCALE);
  const { light } = palettes(skinOf(choices));
  const letter = initial.replaceAll("&", "&amp;");
  tree.set(
    "public/favicon.svg",
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${choices.name.replaceAll("&", "&amp;")}</title>
  <rect class="frame" width="32" height="32" rx="6" fill="${light.brand}" />
  <text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="20" fill="${light["on-brand"]}">${letter}</text>
</svg>
`,
  );
  tree.set(
    "app/elements/text/site-mark.tsx",
    `import { site } from "#content/site.ts";

const longest = Math.max(...site.name.split(/\\s+/).map(({ length }) => length));
/** Large text leaves the longest word beside the buttons of a telephone's bar: of wide letters, each as wide as high, it takes 56 % of the window. What a reader spaces breaks. */
const widest = \`\${(56 / longest).toFixed(2)}vw\`;
/** More than thirty letters would be three lines of large text on a telephone, and those higher than its bar. */
const share = Math.min(1, Math.sqrt(30 / site.name.length)).toFixed(2);
const fontSize = \`min(var(--text-lead) * \${share}, \${widest})\`;

/** Of the name, and in public/favicon.svg, too. A drawing of yours takes its place. */
const initial = ${JSON.stringify(initial)};

/** The site's mark: an initial in the brand's colour, and the name beside it; the narrowest telephones have room for the name alone. */
export function SiteMark() {
  return (
    <>
      <span
        aria-hidden
        className="display grid size-8 shrink-0 place-items-center rounded-card bg-brand text-on-brand max-[22.5rem]:hidden"
      >
        {initial}
      </span>
      <span aria-hidden className="display min-w-0" style={{ fontSize, lineHeight: 1.15 }}>
        {site.name}
      </span>
    </>
  );
}
`,
  );
}
