import { expect, it } from "vitest";
import { removePlaces } from "./page-places.ts";
import type { Tree } from "./tree.ts";

it("takes out links to a place that went from a page, and no other page's", () => {
  const links =
    '[{ label: "Menu", href: "#menu" }, { label: "Letter", href: "#letter" }, { label: "Us", action: { href: "#letter" } }]';
  const page = (bands: string) =>
    `export const links = ${links};\nexport default () => ${bands};\n`;
  const files = (cafe: string): Tree =>
    new Map([
      ["app/demos/cafe/page.tsx", page(cafe)],
      ["app/demos/yoga/page.tsx", page('<form id="letter" />')],
    ]);
  const tree = files('<ul id="menu" />');
  removePlaces(files('<><ul id="menu" /><form id="letter" /></>'), tree);
  expect(tree.get("app/demos/cafe/page.tsx")!.replaceAll(/ +/g, " ")).toContain(
    '[{ label: "Menu", href: "#menu" }, { label: "Us", action: { href: "/" } }]',
  );
  expect(tree.get("app/demos/yoga/page.tsx")).toContain(links);
});

it("takes out links to a place whose name stood with its words", () => {
  const words = (letter: string) => `export const words = { menu: { id: "menu" }${letter} };\n`;
  const files = (letter: string): Tree =>
    new Map([
      ["app/demos/cafe/content.server.ts", words(letter)],
      [
        "app/demos/cafe/page.tsx",
        'export const links = [{ label: "Menu", href: "#menu" }, { label: "Letter", href: "#letter" }];\n',
      ],
    ]);
  const tree = files("");
  removePlaces(files(', letter: { id: "letter" }'), tree);
  const page = tree.get("app/demos/cafe/page.tsx");
  expect(page).toContain("#menu");
  expect(page).not.toContain("#letter");
});

it("takes out what a component showed only in the link to a place that went", () => {
  const files = (band: string): Tree =>
    new Map([
      ["app/demos/dentist/page.tsx", band],
      [
        "app/demos/dentist/bands/card.tsx",
        'export function Card({ note, action, ...days }: Words) {\n  return (\n    <p title={days.today}>\n      {note}\n      <a href="#visit">{action}</a>\n    </p>\n  );\n}\n',
      ],
    ]);
  const tree = files("export const page = 1;\n");
  removePlaces(files('export const page = <form id="visit" />;\n'), tree);
  const card = tree.get("app/demos/dentist/bands/card.tsx");
  expect(card).not.toContain("action");
  expect(card?.replaceAll(/\s+/g, " ")).toContain("{ note, ...days }");
});
