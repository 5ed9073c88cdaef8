import { expect, it } from "vitest";
import { sweepLintRules } from "./lint-rules.ts";
import type { Tree } from "./tree.ts";

it("takes folders that are gone out of the linter's rules, wherever they stand in a list", () => {
  const tree: Tree = new Map([
    ["app/features/forms/field.tsx", ""],
    [
      ".oxlintrc.json",
      '{"group": ["#app/features/**", "!#app/features/forms/**", "!#app/features/office/**"], "files": ["app/features/office/**", "app/features/forms/**"]}',
    ],
  ]);
  expect(sweepLintRules(tree)).toHaveLength(2);
  expect(JSON.parse(tree.get(".oxlintrc.json")!)).toEqual({
    group: ["#app/features/**", "!#app/features/forms/**"],
    files: ["app/features/forms/**"],
  });
  expect(sweepLintRules(tree)).toEqual([]);
});

it("leaves rules as they are where their owner has written comments between them", () => {
  const tree: Tree = new Map([[".oxlintrc.json", '{\n  // Ours.\n  "rules": {}\n}\n']]);
  expect(sweepLintRules(tree)).toEqual([]);
  expect(tree.get(".oxlintrc.json")).toContain("// Ours.");
});
