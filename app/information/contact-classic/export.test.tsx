import { expect, it } from "vitest";
import { pageOfExport } from "#tests/support/page-of-export.tsx";
import { content } from "./content.server.ts";

it("speaks of no form where one writes a mail", async () => {
  const page = await pageOfExport(async () => import("./page.tsx"), content);
  expect(page).toContain("mailto:");
  expect(page).not.toContain("<form");
  expect(page).not.toContain(content.form.text);
});
