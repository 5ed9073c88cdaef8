import { expect, it } from "vitest";
import { takesAlong } from "./report.ts";
import { named } from "./removable.ts";
import { tidied, tidiedWithout } from "./tidy.ts";
import type { Tree } from "./tree.ts";

/** A site of two homes, of which each file is used. */
const site: Record<string, string | null> = {
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
function siteWith(files: Record<string, string | null> = {}, gone = "none"): Tree {
  const all = Object.entries({ ...site, ...files });
  return new Map(all.filter(([file]) => !file.startsWith(`${gone}/`)));
}

const filesOf = (tree: Tree) => [...tree.keys()];

it("changes nothing where everything is used", () => {
  const { tree, notes, blocked } = tidied(siteWith());
  expect({ tree: Object.fromEntries(tree), notes, blocked }).toEqual({
    tree: site,
    notes: [],
    blocked: [],
  });
});

it("removes with a page all that it alone used", () => {
  const { tree } = tidied(siteWith({}, "app/demos/bakery"));
  expect(filesOf(tree)).toEqual(
    Object.keys(site).filter((file) => !/bakery|rail|cup|town|white-header/.test(file)),
  );
  expect(tree.get("app/demos/entries.ts")).not.toContain("bakery");
  expect(tree.get("app/elements/words.ts")).toBe(`export const less = "Less";\n`);
  expect(tree.get("app/skins/fonts.ts")).not.toContain("Gloock");
  expect(tree.get("content/media-manifest.json")).toBe("{}\n");
  expect(tree.get("content/social-cards.ts")).toContain("default");
  expect(JSON.parse(tree.get("package.json")!)).toMatchObject({
    dependencies: { react: "1" },
    devDependencies: { "@fontsource/jost": "1" },
  });
});

it("keeps the second file of a font as long as its first", () => {
  const cuts = ["gloock", "gloock-ext", "jost", "jost-ext"].map((cut) => `app/fonts/${cut}.woff2`);
  const list = site["app/skins/fonts.ts"]!.replaceAll(/@fontsource.*\//g, "#app/fonts/");
  const files = {
    ...Object.fromEntries(cuts.map((cut) => [cut, null])),
    "app/skins/fonts.ts": list,
  };
  const left = (gone: string) =>
    filesOf(tidied(siteWith(files, gone)).tree).filter((file) => file.startsWith("app/fonts/"));
  expect(left("none")).toEqual(cuts);
  expect(left("app/demos/bakery")).toEqual(cuts.slice(2));
});

it("keeps a photograph of the owner's that no page shows yet", () => {
  const manifest = `${JSON.stringify({ cup: {}, loaf: { photograph: {} } }, null, 2)}\n`;
  const { tree } = tidied(
    siteWith({ "content/media-manifest.json": manifest }, "app/demos/bakery"),
  );
  expect(Object.keys(JSON.parse(tree.get("content/media-manifest.json")!) as object)).toEqual([
    "loaf",
  ]);
});

it("says what it removed, and why where it is not for want of a user", () => {
  const { notes } = tidied(siteWith({}, "app/demos/bakery"));
  expect(notes).toContainEqual({
    kind: "line",
    name: "app/demos/entries.ts",
    why: "app/demos/bakery/entry.ts is gone",
  });
  expect(notes).toContainEqual({ kind: "message", name: "app/elements/words.ts: more" });
  expect(notes).toContainEqual({ kind: "scene", name: "art/scenes/studio/cup.py" });
  expect(notes).toContainEqual({ kind: "dependency", name: "swiper" });
});

it("keeps for the tools a package that nothing served needs any more", () => {
  const more = {
    "app/elements/rail.tsx": `import "react";\nimport "swiper";\nexport function Rail() { return null; }\n`,
    "vite.config.ts": `import "swiper";\n`,
  };
  const { tree, notes } = tidied(siteWith(more, "app/demos/bakery"));
  expect(JSON.parse(tree.get("package.json")!)).toMatchObject({
    dependencies: { react: "1" },
    devDependencies: { swiper: "1" },
  });
  expect(notes).toContainEqual({
    kind: "dependency",
    name: "swiper",
    why: "nothing that is served needs it",
  });
});

it("removes tests that visit what is gone, and keeps their helpers while another test needs them", () => {
  const more = {
    "tests/both.spec.ts": `import { visit } from "./visit.ts";\nvisit("/home-bakery#hours");\n`,
  };
  const { tree, notes } = tidied(siteWith(more, "app/demos/bakery"));
  expect(filesOf(tree)).not.toContain("tests/both.spec.ts");
  expect(filesOf(tree)).toContain("tests/visit.ts");
  expect(notes).toContainEqual({
    kind: "test",
    name: "tests/both.spec.ts",
    why: "/home-bakery#hours is gone",
  });
});

it("takes a page along that needs what is gone", () => {
  const page = `import { steep } from "../bakery/steep.ts";\nexport default steep;\n`;
  const { tree, notes, blocked } = tidied(
    siteWith(
      { "app/demos/florist/page.tsx": page, "app/demos/bakery/steep.ts": "" },
      "app/demos/bakery",
    ),
  );
  expect(blocked).toEqual([]);
  expect(filesOf(tree).filter((file) => file.startsWith("app/demos/"))).toEqual([
    "app/demos/entries.ts",
  ]);
  expect(notes).toContainEqual({
    kind: "page",
    name: "app/demos/florist",
    why: "needs app/demos/bakery/steep.ts, which is gone",
  });
  expect(takesAlong(notes)).toBe(true);
});

it("asks nobody where nothing of others goes along, and names no part of a page that went in the end", () => {
  expect(takesAlong(tidied(siteWith({}, "app/demos/bakery")).notes)).toBe(false);
  const florist = {
    "app/demos/florist/page.tsx": `import { Cup } from "../bakery/cup.tsx";
import { steep } from "./steep.ts";
export default () => <main><Cup /><p>{steep}</p></main>;
`,
    "app/demos/florist/steep.ts": `export { steep } from "../bakery/steep.ts";
`,
  };
  const { notes } = tidied(siteWith(florist, "app/demos/bakery"));
  expect(notes.flatMap(({ kind, name }) => (/page|part/.test(kind) ? [name] : []))).toEqual([
    "app/demos/florist",
  ]);
});

it("removes nothing while a part of the site needs what is gone", () => {
  const { tree, blocked } = tidied(
    siteWith(
      { "app/elements/card/card.tsx": `export { Card } from "../../demos/bakery/cup.tsx";\n` },
      "app/demos/bakery",
    ),
  );
  expect(blocked).toContainEqual({
    importer: "app/elements/card/card.tsx",
    file: "app/demos/bakery/cup.tsx",
  });
  expect(filesOf(tree)).toContain("app/elements/rail.tsx");
});

it("takes the word `export` from what only its own module uses", () => {
  const helpers = `export const cups = 2;
export interface Cup { size: number }
export const steep = (cup: Cup) => cups * cup.size;
`;
  const page = (use: string) =>
    `import { ${use} } from "./helpers.ts";\nexport default () => ${use}({ size: 1 });\n`;
  const { tree } = tidied(
    siteWith({
      "app/demos/florist/helpers.ts": helpers,
      "app/demos/florist/page.tsx": page("steep"),
    }),
  );
  expect(tree.get("app/demos/florist/helpers.ts")).toBe(
    helpers.replace("export const cups", "const cups"),
  );
});

it("needs nothing of a file of pages or of the owner's that a program only edits", () => {
  const facts = "export const open = 7;\nexport const closed = 8;\n";
  const { tree } = tidied(
    siteWith({
      "content/facts.ts": facts,
      "app/information/firm.tsx": "export const firm = 1;\n",
      "scripts/edit.ts": `console.log("content/facts.ts", "app/information/firm.tsx");\n`,
      "app/demos/florist/page.tsx": `import { open } from "#content/facts.ts";\nexport default () => open;\n`,
    }),
  );
  expect(tree.get("content/facts.ts")).toBe("export const open = 7;\n");
  expect(tree.has("app/information/firm.tsx")).toBe(false);
});

it("follows imports that come later, types, re-exports and modules that are named by a string", () => {
  const files = {
    "app/demos/florist/page.tsx": `export { default } from "./inner.tsx";\n`,
    "app/demos/florist/inner.tsx": `const later = () => import("./later.ts");
export default (props: import("./types.ts").Props) => [later, props, new URL("./worker.ts", import.meta.url)];
`,
    "app/demos/florist/later.ts": "export const a = 1;\n",
    "app/demos/florist/types.ts": "export interface Props { a: 1 }\ninterface Lost { b: 2 }\n",
    "app/demos/florist/worker.ts": "self.onmessage = null;\n",
    "app/demos/florist/lost.ts": "export const b = 2;\n",
  };
  const { tree } = tidied(siteWith(files));
  const kept = filesOf(tree).filter((file) => file in files);
  expect(kept).toEqual(Object.keys(files).filter((file) => !file.includes("lost")));
  expect(tree.get("app/demos/florist/types.ts")).toBe("export interface Props { a: 1 }\n");
});

it("lets a page stay that imports what goes, and does not use it any more", () => {
  const tree = new Map(Object.entries(site));
  const page = "app/demos/florist/page.tsx";
  tree.set(page, `import { oldCards } from "./old-cards.ts";\n${site[page]}`);
  tree.set(
    "app/demos/florist/old-cards.ts",
    'import bakery from "../bakery/page.tsx";\nexport function oldCards(all: string[]) {\n  return all.map((one) => shown(bakery(one)));\n}\n',
  );
  const { tree: left, blocked } = tidiedWithout(tree, named("bakery", tree));
  expect(blocked).toEqual([]);
  expect([...left.keys()].filter((file) => file.startsWith("app/demos/"))).toEqual([
    "app/demos/entries.ts",
    "app/demos/florist/entry.ts",
    "app/demos/florist/page.tsx",
  ]);
});

it("keeps what adds to the types of a module that is used, though nobody imports it", () => {
  const tree = new Map(Object.entries(site));
  const additions = 'declare module "#content/media.ts" {\n  interface Pictures {}\n}\n';
  tree.set("app/demos/bakery/pictures.ts", additions);
  tree.set("app/demos/bakery/others.ts", additions.replace("media", "no-such"));
  const { tree: left } = tidied(tree);
  expect(left.has("app/demos/bakery/pictures.ts")).toBe(true);
  expect(left.has("app/demos/bakery/others.ts")).toBe(false);
});

it("takes the types that stand beside plain JavaScript for its own, with what they are made of", () => {
  const files = {
    "app/demos/florist/page.tsx": `import { steep, type Cup } from "./steep.mjs";\nexport default (cup: Cup) => steep(cup);\n`,
    "app/demos/florist/steep.mjs": "export function steep(cup) {\n  return cup.size;\n}\n",
    "app/demos/florist/steep.d.mts": `import type { Size } from "./size.ts";
export interface Cup { size: Size }
export function steep(cup: Cup): Size;
`,
    "app/demos/florist/size.ts": "export type Size = number;\n",
  };
  const { tree, blocked } = tidied(siteWith(files));
  expect(blocked).toEqual([]);
  expect(filesOf(tree).filter((file) => file in files)).toEqual(Object.keys(files));
  expect(tree.get("app/demos/florist/size.ts")).toBe(files["app/demos/florist/size.ts"]);
});
