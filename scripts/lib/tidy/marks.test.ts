import { expect, it } from "vitest";
import { filesOf, site, siteWith } from "#tests/support/site-of-two-homes.ts";
import { tidied } from "./tidy.ts";

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

it("needs nothing of a helper of tests that a test of programs only looks for", () => {
  const { tree } = tidied(
    siteWith({
      "tests/support/visitors.ts": "export const come = 1;\nexport const go = 2;\n",
      "scripts/lib/left.ts": "export const left = 1;\n",
      "scripts/left.ts": `import { left } from "./lib/left.ts";\nconsole.log(left);\n`,
      "scripts/lib/left.test.ts": `import { come } from "../../tests/support/visitors.ts";\nimport { left } from "./left.ts";\nconsole.log(come, left, "tests/support/visitors.ts");\n`,
    }),
  );
  expect(tree.get("tests/support/visitors.ts")).toBe("export const come = 1;\n");
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
