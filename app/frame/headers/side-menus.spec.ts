import { headerPath } from "#app/showcase/headers/header-path.ts";
import { followByKeys, menuButton } from "#tests/support/header-menus.ts";
import { withDemos } from "#tests/support/pages.ts";
import { shiftedElements, visitSettled } from "#tests/support/shifted-elements.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { rootProperty, visit } from "#tests/support/visit.ts";

/* Menus that stand at the side of the page on a desktop: by keys alone, and without anything shifting. */

withDemos((_, second) => {
  test.describe("the menus at the side, from 992 px", () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test("the rail's menu opens beside it, Escape returns the focus, a link closes it", async ({
      page,
    }) => {
      await visitSettled(page, "/headers/left-menu-modern");
      const opener = menuButton(page);
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      const demos = page.locator("summary").filter({ hasText: "Demos", visible: true });
      await expect(demos).toBeVisible();
      const rail = await opener.boundingBox();
      const entry = await demos.boundingBox();
      expect(entry!.x).toBeGreaterThan(rail!.x + rail!.width);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(opener).toHaveAttribute("aria-expanded", "false");
      await expect(opener).toBeFocused();
      expect(await shiftedElements(page)).toEqual([]);

      await page.keyboard.press("Enter");
      await followByKeys(page, page.getByRole("banner"), second);
      await expect(page.locator(":popover-open")).toHaveCount(0);
    });

    test("the column's tree leads by keys, and the page beside it is all its own", async ({
      page,
    }) => {
      await visitSettled(page, "/headers/left-menu-classic");
      expect(await rootProperty(page, "--header-cover")).toBe("0px");
      const main = await page.getByRole("main").boundingBox();
      const tree = await page.getByRole("navigation", { name: "Main", exact: true }).boundingBox();
      expect(main!.x).toBeGreaterThanOrEqual(tree!.x + tree!.width);
      expect(await shiftedElements(page)).toEqual([]);
      await followByKeys(page, page.getByRole("banner"), second);
    });

    for (const name of ["left-menu-classic", "left-menu-modern"])
      test(`${name}: the skip link leads past it`, async ({ page }) => {
        await visit(page, headerPath(name));
        await page.keyboard.press("Tab");
        await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("main")).toBeFocused();
      });
  });
});
