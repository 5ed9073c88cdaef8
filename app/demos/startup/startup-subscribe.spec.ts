import type { Locator } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* What both forms of the startup home say of an address that is missing (specification, point 5). */

test("what is wrong with an address is read out, and takes no room on screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-startup");
  const expectUnseen = async (form: Locator) => {
    await form.getByRole("button", { name: "Subscribe" }).click();
    const error = form.getByRole("alert");
    await expect(error).toHaveText("Field is required.");
    const { width, height } = (await error.boundingBox())!;
    expect(width * height).toBeLessThanOrEqual(4);
  };
  const field = page.getByPlaceholder("Enter your email address");
  await expectUnseen(page.getByRole("main").locator("form").filter({ has: field }).last());
  await page.getByRole("button", { name: "Open side panel" }).click();
  await expectUnseen(page.getByRole("dialog", { name: "Side panel" }).locator("form"));
});
