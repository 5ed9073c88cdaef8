import { NOT_FOUND } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test("the page of an empty window leads to the real one, which answers 404", async ({
  page,
  tolerate,
}) => {
  tolerate(/404/);
  await visit(page, NOT_FOUND);
  const answer = page.waitForResponse(/never-was-here/);
  await page.getByRole("button", { name: "Open this address" }).click();
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This window is empty." })).toBeVisible();
});
