import { expect, it } from "vitest";
import type { Tree } from "./tree.ts";
import { writeTypeImports } from "./type-imports.ts";

function written(source: string, file = "app/terms.tsx"): string | null | undefined {
  const tree: Tree = new Map([[file, source]]);
  writeTypeImports(new Map(), tree);
  return tree.get(file);
}

it("writes an import as one of types when only types use it", () => {
  const use = "export interface Set { term: keyof typeof perTerm; plan: Plan }\n";
  expect(written(`import { perTerm, type Plan } from "./terms.ts";\n${use}`)).toBe(
    `import type { perTerm, Plan } from "./terms.ts";\n${use}`,
  );
  expect(written(`import * as words from "./words.ts";\nexport type W = typeof words.a;\n`)).toBe(
    `import type * as words from "./words.ts";\nexport type W = typeof words.a;\n`,
  );
  expect(written(`import Mail from "mail";\nexport type M = Mail;\n`)).toBe(
    `import type Mail from "mail";\nexport type M = Mail;\n`,
  );
});

it("marks the names that are types where others run", () => {
  const use =
    "export const a = (plan: Plan) => <Card term={terms[plan as keyof typeof more]} />;\n";
  expect(written(`import { Card, more, Plan, terms } from "./terms.ts";\n${use}`)).toBe(
    `import { Card, type more, type Plan, terms } from "./terms.ts";\n${use}`,
  );
  const mixed = "export type A = B | C;\n";
  expect(written(`import B, { C } from "b";\n${mixed}`)).toBe(
    `import B, { type C } from "b";\n${mixed}`,
  );
});

it("leaves what runs, what binds nothing, and what nobody changed", () => {
  for (const source of [
    `import { a } from "./a.ts";\nexport const b = a satisfies object;\n`,
    `import { a } from "./a.ts";\nexport { a };\n`,
    `import * as words from "./words.ts";\nexport const b = words.total!;\n`,
    `import { Base, type Shape } from "./a.ts";\nexport class B extends Base implements Shape {}\n`,
    `import "./a.css";\n`,
    `import type { A } from "./a.ts";\nexport type B = A;\n`,
  ])
    expect(written(source)).toBe(source);
  const untouched = `import { A } from "./a.ts";\nexport type B = A;\n`;
  const tree: Tree = new Map([["app/a.ts", untouched]]);
  writeTypeImports(new Map(tree), tree);
  expect(tree.get("app/a.ts")).toBe(untouched);
});
