import { existsSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "playwright/test";
import type { FormSchema } from "#shared/forms/validate.ts";
import { fieldRequired } from "#shared/forms/words.ts";
import { crawl } from "../support/crawl.ts";

/** Fields that a form refuses when they are empty, by its schema; none where its folder is called otherwise. */
async function requiredFields(form: string): Promise<string[]> {
  const file = new URL(`../../forms/${form}/schema.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const schemas = Object.values((await import(file.href)) as Record<string, FormSchema>);
  return schemas
    .flatMap((schema) => Object.keys(schema.shape ?? {}).map((field) => ({ schema, field })))
    .filter(({ schema, field }) =>
      schema
        .safeParse({ [field]: "" })
        .error?.issues.some(({ path, message }) => path[0] === field && message === fieldRequired),
    )
    .map(({ field }) => field);
}

const nameOf = (form: HTMLElement) =>
  form.querySelector('input[name="form"]')?.getAttribute("value") ?? "";

test("a field that may not stay empty says so before it is sent", async () => {
  for (const { path, document } of (await crawl()).values())
    for (const form of document.querySelectorAll("form")) {
      const unsaid = (await requiredFields(nameOf(form))).filter((field) =>
        form
          .querySelectorAll(`[name="${field}"]:not([type="hidden"])`)
          .some((control) => !control.hasAttribute("required")),
      );
      expect.soft(unsaid, `${path}, ${nameOf(form)}`).toEqual([]);
    }
});
