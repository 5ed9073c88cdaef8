import { followByKeys, menuButton } from "#tests/support/header-menus.ts";
import { withDemos } from "#tests/support/pages.ts";
import { shiftedElements, visitSettled } from "#tests/support/shifted-elements.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** The menu that drops down from the header on a phone: opened and closed by its button, by keys and by the page. */
const phone = { width: 390, height: 844 };

withDemos((_, second) => {
  test.describe("the drop-down of mobile-menu-classic", () => {
    test.use({ viewport: phone });

    test("the same button opens and closes it, and says so", async ({ page }) => {
      await visitSettled(page, "/headers/mobile-menu-classic");
      const opener = menuButton(page);
      const demos = page.locator("summary").filter({ hasText: "Demos", visible: true });
      await expect(opener).toHaveAttribute("aria-expanded", "false");
      for (const expanded of ["true", "false", "true"]) {
        await opener.press("Enter");
        await expect(opener).toHaveAttribute("aria-expanded", expanded);
        await expect(demos).toHaveCount(expanded === "true" ? 1 : 0);
      }
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(opener).toHaveAttribute("aria-expanded", "false");
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      await opener.click();
      await expect(opener).toHaveAttribute("aria-expanded", "false");
      expect(await shiftedElements(page)).toEqual([]);
    });

    test("a press on the page closes it, and so does going on by Tab", async ({ page }) => {
      await visit(page, "/headers/mobile-menu-classic");
      const opener = menuButton(page);
      await opener.click();
      await page.mouse.click(20, phone.height - 10);
      await expect(opener).toHaveAttribute("aria-expanded", "false");
      await opener.click();
      await page.getByRole("banner").getByRole("link", { name: "Dribbble" }).focus();
      await page.keyboard.press("Tab");
      await expect(opener).toHaveAttribute("aria-expanded", "false");
    });

    test("a link leads to its page and closes it", async ({ page }) => {
      await visit(page, "/headers/mobile-menu-classic");
      await menuButton(page).press("Enter");
      await followByKeys(page, page.getByRole("banner"), second);
      await expect(page.locator(":popover-open")).toHaveCount(0);
    });
  });
});
