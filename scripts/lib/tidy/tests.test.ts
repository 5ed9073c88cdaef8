import { expect, it } from "vitest";
import { tidied } from "./tidy.ts";
import type { Tree } from "./tree.ts";

/** Which of these files stay when a site is tidied that has them beside one page, one form and a room of the template's own. */
function left(files: Record<string, string>): string[] {
  const site = {
    "package.json": JSON.stringify({
      imports: { "#app/*": "./app/*" },
      scripts: {},
      dependencies: {},
      devDependencies: {},
    }),
    "app/routes.ts": `import { entry } from "./demos/florist/entry.ts";\nexport default [entry];\n`,
    "app/demos/florist/entry.ts": `export const entry = { path: "/home-florist", module: "demos/florist/page.tsx" };\n`,
    "app/demos/florist/page.tsx": `import { Hours } from "./hours.tsx";
export default () => <main><h1>Flowers</h1><Hours /></main>;
`,
    "app/demos/florist/hours.tsx": `export const Hours = () => <p>From ten to six</p>;\n`,
    "server/main.ts": `import { forms } from "../forms/forms.ts";\nconsole.log(forms);\n`,
    "forms/forms.ts": `export const forms = ["contact"];\n`,
  };
  const tree: Tree = new Map(Object.entries({ ...site, ...files }));
  const { tree: rest, blocked } = tidied(tree);
  expect(blocked).toEqual([]);
  return Object.keys(files).filter((file) => rest.has(file));
}

it("removes tests that send a form that the server does not have, however they send it", () => {
  const sending = (form: string) => ({
    [`tests/contract/${form}-as-field.test.ts`]: `server.send({ form: "${form}", email });\n`,
    [`tests/contract/${form}-in-process.test.ts`]: `await services.forms.submit(\n  "${form}",\n  { email },\n);\n`,
  });
  expect(left({ ...sending("contact"), ...sending("subscribe") })).toEqual([
    "tests/contract/contact-as-field.test.ts",
    "tests/contract/contact-in-process.test.ts",
  ]);
});

it("keeps a test of a page that speaks of services", () => {
  const test = {
    "app/demos/florist/services.test.tsx": `import { Hours } from "./hours.tsx";\nconst services = [Hours];\nservices.map(String);\n`,
  };
  expect(left(test)).toEqual(Object.keys(test));
});

it("removes tests that visit pages by a function that went with them", () => {
  expect(
    left({
      "app/frame/long-name.spec.ts": `import { framePath } from "#app/showcase/frames/entries.ts";\nvisit(framePath("white-header"));\n`,
      "app/frame/menu.spec.ts": `visit("/home-florist");\n`,
    }),
  ).toEqual(["app/frame/menu.spec.ts"]);
});

it("removes the browser tests of a page that lost a part, and no others", () => {
  const shows = (part: string) => `import { Letter } from "#app/features/letter/letter.tsx";
import { entry } from "./entry.ts";
import { Hours } from "./${part}.tsx";
export default () => <main><h1>{entry.path}</h1><Hours /><Letter /></main>;
`;
  const tests = {
    "app/demos/florist/florist.spec.ts": `visit("/home-florist");\n`,
    "app/demos/florist/hours.test.tsx": `import { Hours } from "./hours.tsx";\nHours({});\n`,
    "tests/e2e/pages.spec.ts": `visit("/home-florist");\n`,
  };
  expect(left(tests)).toEqual(Object.keys(tests));
  expect(left({ ...tests, "app/demos/florist/page.tsx": shows("hours") })).toEqual([
    "app/demos/florist/hours.test.tsx",
    "tests/e2e/pages.spec.ts",
    "app/demos/florist/page.tsx",
  ]);
});
