import { PRIVACY, PRIVACY_IN_SHORT } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test("the privacy pages say the periods of this server, the same on both", async ({ page }) => {
  await visit(page, PRIVACY);
  await expect(page.getByRole("main")).not.toContainText("KEEP_");
  const messages = page.locator("#messages");
  await expect(messages).toContainText("365");
  await visit(page, PRIVACY_IN_SHORT);
  await expect(page.getByRole("main")).not.toContainText("KEEP_");
  await expect(page.getByRole("main")).toContainText("365 days");
  await page.getByRole("link", { name: "What you write to us" }).click();
  await expect(page).toHaveURL(`${PRIVACY}#messages`);
  await expect(messages).toBeInViewport();
});
