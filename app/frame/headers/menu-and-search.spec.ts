import { SEARCH } from "#content/addresses.ts";
import { framePath } from "#app/showcase/frames/entries.ts";
import { megaMenus } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visitWithStoppedClock } from "#tests/support/visit.ts";

/** A menu of the bar, which opens for a pointer at rest. */
const [menu] = megaMenus;

test.use({ viewport: { width: 1280, height: 800 } });

if (menu)
  test("the search stays for whoever types in it, wherever the pointer rests", async ({ page }) => {
    await visitWithStoppedClock(page, framePath("transparent-header", "footer-style-01"));
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Search" }).first().press("Enter");
    await page.keyboard.type("estate");
    const opener = header.getByRole("button", { name: menu });
    await opener.hover();
    await page.clock.runFor(1000);
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.type(" planning");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${SEARCH}?q=estate+planning`);
  });
