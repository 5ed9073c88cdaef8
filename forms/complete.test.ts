import { globSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

const forms = globSync("*/", { cwd: import.meta.dirname });

/* Schema, words and mails the types ask for, in `form.ts`. */
it("each says what it is, and is tried", () => {
  for (const form of forms)
    expect(readdirSync(`${import.meta.dirname}/${form}`), form).toEqual(
      expect.arrayContaining(["form.ts", `${form}.contract.test.ts`]),
    );
});
