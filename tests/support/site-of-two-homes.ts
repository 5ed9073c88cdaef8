import type { Tree } from "../../scripts/lib/tidy/tree.ts";

/** A site of two homes, of which each file is used. */
export const site: Record<string, string | null> = {
  "package.json": JSON.stringify({
    imports: { "#app/*": "./app/*", "#content/*": "./content/*" },
    scripts: {},
    dependencies: { react: "1", swiper: "1" },
    devDependencies: { "@fontsource/gloock": "1", "@fontsource/jost": "1" },
  }),
  "app/routes.ts": `import { homes } from "./demos/entries.ts";
import { skins } from "./skins/skins.ts";
import { picture } from "#content/media.ts";
export default [picture, homes, skins, (header: string) => \`frame/headers/\${header}.tsx\`, (name: string) => \`/demos/\${name}.avif\`];
`,
  "app/skins/skins.ts": `import { fonts } from "./fonts.ts";
export const skins = Object.keys(fonts);
`,
  "app/skins/fonts.ts": `export const fonts = {
  Gloock: { file: "@fontsource/gloock/files/gloock.woff2" },
  Jost: { file: "@fontsource/jost/files/jost.woff2" },
};
`,
  "app/demos/entries.ts": `import { bakery } from "./bakery/entry.ts";
import { florist } from "./florist/entry.ts";
export const homes = [
  bakery,
  florist,
];
`,
  "app/demos/bakery/entry.ts": `export const bakery = { path: "/home-bakery", module: "demos/bakery/page.tsx", header: "white-header", font: "Gloock", social: "cup" };
`,
  "app/demos/bakery/page.tsx": `import { picture } from "#content/media.ts";
import { Card } from "#app/elements/card/card.tsx";
import { Rail } from "#app/elements/rail.tsx";
import * as words from "#app/elements/words.ts";
export default () => <Card picture={picture("cup")} label={words.more} map="/drawings/town.svg#town"><Rail /></Card>;
`,
  "app/demos/bakery/bakery.spec.ts": `import { visit } from "../../../tests/visit.ts";
visit("/home-bakery");
`,
  "app/demos/florist/entry.ts": `export const florist = { path: "/home-florist", module: "demos/florist/page.tsx", header: "dark-header", font: "Jost" };
`,
  "app/demos/florist/page.tsx": `import { Card } from "#app/elements/card/card.tsx";
import * as words from "#app/elements/words.ts";
export default () => <Card label={words.less} />;
`,
  "app/elements/card/card.tsx": `import "react";
import * as styles from "./card.module.css";
export function Card(props: object) {
  return <i className={styles.card} {...props} />;
}
`,
  "app/elements/card/card.module.css": '.card { composes: paper from "./paper.module.css"; }\n',
  "app/elements/card/paper.module.css": ".paper { color: red }\n",
  "app/elements/card/card.test.tsx": `import { Card } from "./card.tsx";
Card({});
`,
  "app/elements/rail.tsx": `import "./rail.css";
import Swiper from "swiper";
/** Moves. */
export function Rail() {
  return <Swiper />;
}
`,
  "app/elements/rail.css": `@import "./rail-parts.css";\n`,
  "app/elements/rail-parts.css": "",
  "app/elements/rail.test.tsx": `import { Rail } from "./rail.tsx";
Rail();
`,
  "app/elements/words.ts": `/** Of a card. */
export const more = "More";

export const less = "Less";
`,
  "app/frame/headers/white-header.tsx": "export default () => null;\n",
  "app/frame/headers/dark-header.tsx": "export default () => null;\n",
  "content/media.ts": `import manifest from "./media-manifest.json" with { type: "json" };
import { socialCards } from "./social-cards.ts";
export const picture = (name: keyof typeof manifest) => [manifest[name], socialCards];
`,
  "content/media-manifest.json": `${JSON.stringify({ cup: { alt: "A cup" } }, null, 2)}\n`,
  "content/social-cards.ts": `export const socialCards = {
  default: {},
  cup: { picture: "cup" },
};
`,
  "art/pictures.json": '[\n  {"name": "cup", "scene": "studio/cup.py"}\n]\n',
  "art/scenes/studio/cup.py": "",
  "public/media/cup-480.avif": null,
  "public/social/default.jpg": null,
  "public/social/cup.jpg": null,
  "public/demos/bakery.avif": null,
  "public/demos/florist.avif": null,
  "public/demos/florist-400.avif": null,
  "public/drawings/town.svg": "<svg/>",
  "tests/visit.ts": "export const visit = (path: string) => path;\n",
  "tests/menu.spec.ts": `import { visit } from "./visit.ts";
visit("/home-florist");
`,
  "docs/specification/routes.json": '{"home": ["/home-bakery", "/home-florist"]}',
};

/** The site with other files, or without those that are null. */
export function siteWith(files: Record<string, string | null> = {}, gone = "none"): Tree {
  const all = Object.entries({ ...site, ...files });
  return new Map(all.filter(([file]) => !file.startsWith(`${gone}/`)));
}

/** Its paths. */
export const filesOf = (tree: Tree) => [...tree.keys()];
