import { headerPath } from "#app/showcase/headers/header-path.ts";
import { menuButton } from "#tests/support/header-menus.ts";
import { withDemos } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** Menus with JavaScript switched off, on a phone and on a desktop. */
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

withDemos((_, second) => {
  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    for (const { name, viewport } of [
      { name: "mobile-menu-classic", viewport: phone },
      { name: "mobile-menu-full-screen", viewport: phone },
      { name: "left-menu-modern", viewport: desktop },
      { name: "hamburger-menu", viewport: desktop },
    ])
      test(`${name}: the menu opens and folds`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(headerPath(name));
        await menuButton(page).click();
        const open = page.locator(":popover-open");
        await open.locator("summary").filter({ hasText: "Demos" }).click();
        await open.getByRole("link", { name: second.label, exact: true }).click();
        await expect(page).toHaveURL(second.href);
      });
  });
});
