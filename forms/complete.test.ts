import { globSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

const forms = globSync("*/", { cwd: import.meta.dirname });

it.each(forms)("%s has all the parts of a form", (form) => {
  const files = readdirSync(`${import.meta.dirname}/${form}`);
  const parts = ["schema.ts", "words.ts", "mails.ts", "form.ts", `${form}.contract.test.ts`];
  expect(files).toEqual(expect.arrayContaining(parts));
});
