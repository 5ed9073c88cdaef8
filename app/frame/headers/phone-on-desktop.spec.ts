import { headerPath } from "#app/showcase/headers/header-path.ts";
import { withDemos } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* The phone in which a desktop shows the headers that are made for one. */

withDemos(() => {
  test.describe("a phone on a desktop", () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    for (const name of ["mobile-menu-classic", "mobile-menu-modern", "mobile-menu-full-screen"])
      test(`${name}: its menu opens at the press of a button`, async ({ page }) => {
        await visit(page, headerPath(name));
        const screen = page.frameLocator("iframe");
        await page
          .getByRole("button", { name: "Open the menu in the phone" })
          .scrollIntoViewIfNeeded();
        await expect(screen.locator("html[data-alive]")).toBeAttached();
        await page.getByRole("button", { name: "Open the menu in the phone" }).click();
        await expect(
          screen.locator("summary").filter({ hasText: "Demos", visible: true }),
        ).toBeVisible();
        // No phone in the phone.
        await expect(screen.locator("iframe")).toBeHidden();
      });
  });
});
