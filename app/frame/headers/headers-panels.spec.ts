import type { Locator, Page } from "playwright/test";
import { headerPath } from "#app/showcase/headers/header-path.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { withDemos } from "#tests/support/pages.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { resizeTo, rootProperty, scrollPosition, visit } from "#tests/support/visit.ts";

/** Headers whose menu stands beside, under or over the page: by keys alone, by the pointer, and without anything shifting. */
const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });
const menuDialog = (page: Page) => page.getByRole("dialog", { name: "Menu" });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Where the menu is a modal panel, by the width at which its button is there. */
const panels = [
  ...[
    "header-with-push",
    "left-menu-classic",
    "left-menu-modern",
    "mobile-menu-modern",
    "mobile-menu-full-screen",
    "hamburger-menu",
    "hamburger-menu-modern",
    "hamburger-menu-half",
  ].map((name) => ({ path: headerPath(name), viewport: phone })),
  ...["hamburger-menu", "hamburger-menu-modern", "hamburger-menu-half"].map((name) => ({
    path: headerPath(name),
    viewport: desktop,
  })),
];
const turn = new Set(
  pathsInTurn(
    import.meta.filename,
    panels.map(({ path }) => path),
  ),
);

withDemos((_, second) => {
  for (const { path, viewport } of panels.filter((panel) => turn.has(panel.path)))
    test.describe(`${path} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test("the menu is driven by keys alone", async ({ page }) => {
        await visit(page, path);
        const opener = menuButton(page);
        await opener.focus();
        await page.keyboard.press("Enter");
        const menu = menuDialog(page);
        await expect(menu).toBeVisible();
        await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();
        await expectFocusStaysIn(page, menu);
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();

        await page.keyboard.press("Enter");
        await followByKeys(page, menu, second);
        await expect(menu).toBeHidden();
      });

      test("the page stands still behind the menu and nothing shifts", async ({ page }) => {
        await visitSettled(page, path);
        await page.evaluate(() => window.scrollTo(0, 900));
        await expect.poll(() => scrollPosition(page)).toBe(900);
        // A header that hides returns with the first move up.
        await page.evaluate(() => window.scrollTo(0, 800));
        await expect.poll(() => scrollPosition(page)).toBe(800);
        await menuButton(page).focus();
        await page.keyboard.press("Enter");
        await expect(menuDialog(page)).toBeVisible();
        await page.mouse.wheel(0, 600);
        expect(await scrollPosition(page)).toBe(800);
        await page.keyboard.press("Escape");
        await expect(menuDialog(page)).toBeHidden();
        expect(await scrollPosition(page)).toBe(800);
        expect(await shiftedElements(page)).toEqual([]);
      });
    });

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

  test.describe("the menus at the side, from 992 px", () => {
    test.use({ viewport: desktop });

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

  test.describe("the panel of header-with-push", () => {
    test.use({ viewport: desktop });

    test("moves the page aside, keeps the focus, and a press on the page closes it", async ({
      page,
    }) => {
      await visitSettled(page, "/headers/header-with-push");
      const main = page.getByRole("main");
      const opener = page.getByRole("button", { name: "Open side panel" });
      await opener.focus();
      await page.keyboard.press("Enter");
      const panel = page.getByRole("dialog", { name: "Side panel" });
      await expect(panel).toBeVisible();
      await expect.poll(async () => (await main.boundingBox())!.x).toBeLessThan(-400);
      await expectFocusStaysIn(page, panel);
      await page.mouse.click(100, 400);
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
      await expect.poll(async () => (await main.boundingBox())!.x).toBe(0);
      expect(await shiftedElements(page)).toEqual([]);
    });
  });

  test("the side panel goes where its button goes: below 992 px", async ({ page }) => {
    await page.setViewportSize(desktop);
    await visitSettled(page, "/headers/transparent-header");
    await page.getByRole("button", { name: "Open side panel" }).click();
    const panel = page.getByRole("dialog", { name: "Side panel" });
    await expect(panel).toBeVisible();
    await resizeTo(page, 990);
    await expect(panel).toBeHidden();
    await expect(page.locator("html")).not.toHaveAttribute("data-modal");
  });

  test.describe("the menu with pictures", () => {
    test.use({ viewport: desktop });

    test("the picture goes with the entry that has the focus or the pointer", async ({ page }) => {
      await visit(page, "/headers/hamburger-menu-modern");
      await menuButton(page).click();
      const entries = menuDialog(page).locator("summary");
      const shown = () => menuDialog(page).locator("img:visible").last().getAttribute("src");
      await entries.nth(0).focus();
      const first = await shown();
      await entries.nth(1).focus();
      await expect.poll(shown).not.toBe(first);
      await entries.nth(0).hover();
      await expect.poll(shown).toBe(first);
    });
  });

  test.describe("a phone on a desktop", () => {
    test.use({ viewport: desktop });

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

/** Tab, more often than there are controls: a modal hands the focus to the browser at its ends, never to the page behind. */
async function expectFocusStaysIn(page: Page, panel: Locator): Promise<void> {
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await panel.evaluate(
      (dialog) =>
        document.activeElement !== document.body && !dialog.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
}

/** Unfolds the first entry of the menu and goes to one of its pages, by keys. */
async function followByKeys(
  page: Page,
  menu: Locator,
  { label, href }: NavigationLink,
): Promise<void> {
  await menu.locator("summary").filter({ hasText: "Demos", visible: true }).press("Enter");
  const link = menu.getByRole("link", { name: label, exact: true });
  await expect(link).toBeVisible();
  await link.press("Enter");
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
}

/** Opens a page whose fonts are there: what their arrival moves is for first-view.spec.ts to judge. */
async function visitSettled(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    performance.mark("settled");
  });
}

/** What the browser saw move without being asked to, since the page was opened and settled. */
function shiftedElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    };
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [settled] = performance.getEntriesByName("settled");
    return (
      shifts
        .filter(({ startTime }) => startTime > settled!.startTime)
        // Below a twenty-thousandth it is the compositor's rounding, which nobody sees.
        .filter(({ hadRecentInput, value }) => !hadRecentInput && value >= 0.00005)
        .map(
          ({ value, sources }) =>
            `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.className : "text")).join(", ")}`,
        )
    );
  });
}
