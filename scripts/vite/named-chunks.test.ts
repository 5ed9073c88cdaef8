import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { namedChunks } from "./named-chunks.ts";

function projectOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "vitrine-chunks-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

it("puts modules of one name into one file, after the files that they need", () => {
  const root = projectOf({
    "app/card.tsx": `// @chunk card\nimport "./between.ts";\n`,
    "app/between.ts": `import { money } from "#shared/money.ts";\n`,
    "app/price.tsx": `// @chunk card\n`,
    "shared/money.ts": `// @chunk money\n`,
    "app/other.ts": `import "./card.tsx"; // @chunk nothing\n`,
  });
  const [first, second, ...more] = namedChunks(root);
  expect([first?.name, second?.name, more]).toEqual(["money", "card", []]);
  expect(second?.test(join(root, "app/price.tsx"))).toBe(true);
  expect(second?.test(`${join(root, "app/card.tsx")}?route-chunk=main`)).toBe(true);
  expect(second?.test(join(root, "app/between.ts"))).toBe(false);
});

it("comes to an end where two files need each other", () => {
  const root = projectOf({
    "app/a.ts": `// @chunk a\nimport "./b.ts";\n`,
    "app/b.ts": `// @chunk b\nimport "./a.ts";\n`,
  });
  expect(namedChunks(root).map(({ name }) => name)).toEqual(["b", "a"]);
});
