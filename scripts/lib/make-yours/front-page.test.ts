import { expect, it } from "vitest";
import type { Tree } from "../tidy/tree.ts";
import { renameSamples } from "./front-page.ts";

it("writes the owner's name where a sample's stood, and leaves a word that is called alike", () => {
  const tree: Tree = new Map([
    ["app/demos/wall/entry.ts", 'title: "Tiles: a blog", "Tilesmith"'],
    ["art/pictures.json", '"alt": "The office of Tiles"'],
    ["app/elements/media/tile-grid.tsx", "/** A grid. Tiles are read in their order. */"],
  ]);
  renameSamples(tree, ["Tiles"], "Korn & Salz");
  expect([...tree.values()]).toEqual([
    'title: "Korn & Salz: a blog", "Tilesmith"',
    '"alt": "The office of Korn & Salz"',
    "/** A grid. Tiles are read in their order. */",
  ]);
});
