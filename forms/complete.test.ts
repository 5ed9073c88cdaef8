import { globSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

const forms = globSync("*/", { cwd: import.meta.dirname });

/* Schema, words and mails the types ask for, in `form.ts`. */
it.each(forms)("%s says what it is, and is tried", (form) => {
  const files = readdirSync(`${import.meta.dirname}/${form}`);
  expect(files).toEqual(expect.arrayContaining(["form.ts", `${form}.contract.test.ts`]));
});
