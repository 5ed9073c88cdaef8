import { expect, it } from "vitest";
import { filesOf, site, siteWith } from "#tests/support/site-of-two-homes.ts";
import { tidied } from "./tidy.ts";

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

it("keeps fonts and pictures that a stylesheet or a text names by their address", () => {
  const manifest = `${JSON.stringify({ cup: {}, loaf: {}, roll: {} }, null, 2)}\n`;
  const named = siteWith({
    "app/fonts/brand.woff2": null,
    "app/fonts/other.woff2": null,
    "app/elements/rail.css": `@import "./rail-parts.css";
@font-face { font-family: Brand; src: url("../fonts/brand.woff2?v=2") }
.rail { background: url(/media/loaf-480.avif) }
`,
    "content/posts/a.md": "---\nid: 1\n---\n\n![A cup](/media/cup-480.avif)\n",
    "app/demos/bakery/entry.ts": site["app/demos/bakery/entry.ts"]!.replace(', social: "cup"', ""),
    "app/demos/bakery/page.tsx": site["app/demos/bakery/page.tsx"]!.replace('picture("cup")', "{}"),
    "content/media-manifest.json": manifest,
  });
  const { tree } = tidied(named);
  expect(filesOf(tree).filter((file) => file.startsWith("app/fonts/"))).toEqual([
    "app/fonts/brand.woff2",
  ]);
  expect(Object.keys(JSON.parse(tree.get("content/media-manifest.json")!) as object)).toEqual([
    "cup",
    "loaf",
  ]);
});

it("keeps a stylesheet whole that is handed over as one object", () => {
  const sheet = ".card { color: red }\n.row { color: blue }\n";
  const classes = (imported: string, used: string) =>
    tidied(
      siteWith({
        "app/root.tsx": `import ${imported} from "./root.module.css";\nexport default () => <i className={${used}} />;\n`,
        "app/root.module.css": sheet,
      }),
    ).tree.get("app/root.module.css");
  expect(classes("styles", "styles.card")).toBe(sheet);
  expect(classes("styles", 'styles["card"]')).toBe(sheet);
  expect(classes("* as styles", "styles[name]")).toBe(sheet);
  expect(classes("* as styles", "styles.card")).toBe(".card { color: red }\n");
});

it("keeps what a module does that is imported for that alone", () => {
  const effect = "export const done = watch();\n\nfunction watch() {}\n";
  const { tree } = tidied(
    siteWith({
      "app/root.tsx": 'import "./watch.ts";\nexport default () => null;\n',
      "app/watch.ts": effect,
    }),
  );
  expect(tree.get("app/watch.ts")).toBe(effect);
});

it("keeps modules that are brought in by a pattern", () => {
  const { tree } = tidied(
    siteWith({
      "app/root.tsx": `export const stories = import.meta.glob(["./stories/*.tsx", "!./stories/no-*.tsx"]);
export const sources = import.meta.glob("./texts/*.ts", { query: "?raw" });
export default (language: string) => import(\`./languages/\${language}.ts\`);
`,
      "app/stories/one.tsx": "export default 1;\n",
      "app/stories/one.test.tsx": `import { only } from "../only.ts";\nonly();\n`,
      "app/only.ts": "export function only() {}\n",
      "app/languages/de.ts": "export default 1;\n",
      "app/texts/one.ts": "export default 1;\n",
    }),
  );
  expect(
    filesOf(tree).filter((file) => /^app\/(?:stories|languages|texts|only)/.test(file)),
  ).toEqual(["app/stories/one.tsx", "app/languages/de.ts"]);
});

it("keeps what an owner's program needs that lies in a folder of its own, and asks for nothing that others make", () => {
  const { tree, blocked } = tidied(
    siteWith({
      "tools/sync.ts": `import { less, more } from "../app/elements/words.ts";
import { made } from "../dist/made.ts";
import { parse } from "csv-parse";
parse(less, more, made);
`,
      "package.json": site["package.json"]!.replace('"swiper":', '"csv-parse":"1","swiper":'),
      "app/demos/bakery/page.tsx": site["app/demos/bakery/page.tsx"]!.replace("{words.more}", '""'),
    }),
  );
  expect(blocked).toEqual([]);
  expect(tree.get("app/elements/words.ts")).toContain("more");
  expect(tree.get("package.json")).toContain("csv-parse");
  const needs = siteWith({
    "tools/sync.ts": `import { gone } from "../app/elements/words.ts";\ngone();\n`,
  });
  expect(tidied(needs).blocked).toMatchObject([{ importer: "tools/sync.ts", name: "gone" }]);
});

it("says what is wrong with a module that cannot be read", () => {
  expect(() => tidied(siteWith({ "app/root.tsx": "export default = 1;\n" }))).toThrow(
    /^app\/root\.tsx cannot be read: .*Unexpected/s,
  );
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
