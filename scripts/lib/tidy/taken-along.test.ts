import { expect, it } from "vitest";
import { filesOf, site, siteWith } from "#tests/support/site-of-two-homes.ts";
import { named } from "./removable.ts";
import { type Note, reported, takesAlong } from "./report.ts";
import { tidied, tidiedWithout } from "./tidy.ts";

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

it("asks before it takes what no commit has, and names it", () => {
  const notes: Note[] = [
    { kind: "file", name: "content/projects/barn.ts" },
    { kind: "uncommitted", name: "content/projects/barn.ts" },
  ];
  expect(takesAlong(notes)).toBe(true);
  expect(reported(notes)).toMatch(/nothing brings back: 1\n {2}content\/projects\/barn\.ts$/);
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
