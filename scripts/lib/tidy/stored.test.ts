import { expect, it } from "vitest";
import { sweepStored } from "./stored.ts";
import type { Tree } from "./tree.ts";

it("tells of nothing that no script writes any more", () => {
  const file = "app/features/films/feature.ts";
  const told = (name: string) =>
    `    {\n      name: "${name}",\n      kind: "local",\n      holds: words.held,\n      ends: words.ends,\n    },\n`;
  const feature = (stored: string) =>
    `export const films: AppFeature = {\n  stored: [\n${stored}  ],\n  place: 1,\n};\n`;
  const tree: Tree = new Map([
    [file, feature(told("agreed") + told("volume"))],
    ["app/features/films/player.ts", 'const KEY = "volume";\n'],
    ["app/features/films/agreed.test.ts", 'const KEY = "agreed";\n'],
  ]);
  expect(sweepStored(tree)).toEqual([{ kind: "line", name: `${file}: agreed` }]);
  expect(tree.get(file)).toBe(feature(told("volume")));

  tree.delete("app/features/films/player.ts");
  sweepStored(tree);
  expect(tree.get(file)).toBe("export const films: AppFeature = {\n  place: 1,\n};\n");
});
