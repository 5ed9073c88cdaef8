import type { Locator, Page } from "playwright/test";
import { headerPath } from "#app/showcase/headers/header-path.ts";
import { headerNames } from "#registry/page.ts";
import { pages } from "#registry/pages.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { withDemos } from "#tests/support/pages.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, visit } from "#tests/support/visit.ts";

/** The headers that stand along the top of the page, each on its own demonstration page. */
const bars = [
  "transparent-header",
  "white-header",
  "dark-header",
  "header-with-top-bar",
  "center-navigation",
  "center-logo",
  "top-logo",
  "header-always-fixed",
  "header-disable-fixed",
  "header-reverse-scroll",
  "header-responsive-sticky",
] as const;
const withSections = "one-page-navigation";
const desktop = { width: 1280, height: 800 };
/** The least on which menus stand in the bar. */
const smallDesktop = { width: 992, height: 700 };
const phone = { width: 390, height: 844 };

const bar = (page: Page) => page.locator("[data-site-header]");
const top = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

/** Presses Tab until `target` has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await nextFrames(page);
}

withDemos((first) => {
  for (const path of pathsInTurn(import.meta.filename, bars.map(headerPath))) {
    test(`${path} is driven by keys alone on a desktop`, async ({ page }) => {
      await page.setViewportSize(desktop);
      await visit(page, path);
      const demos = page.getByRole("banner").getByRole("button", { name: "Demos" });
      await tabTo(page, demos);
      await page.keyboard.press("Enter");
      await expect(demos).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("ArrowDown");
      const link = page.getByRole("banner").getByRole("link", { name: first.label, exact: true });
      await expect(link).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(demos).toBeFocused();
      await expect(link).toBeHidden();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(first.href);
    });
  }
});

for (const path of pathsInTurn(import.meta.filename, [...bars, withSections].map(headerPath))) {
  test(`${path} is driven by keys alone on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, path);
    const trigger = page.getByRole("banner").getByRole("button", { name: "Menu" });
    await tabTo(page, trigger);
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  for (const size of [desktop, phone])
    test(`${path} shifts nothing while the page is scrolled, ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await visit(page, path);
      const shift = await layoutShift(page);
      for (const y of [60, 400, 1200, 1100, 300, 0]) await scrollTo(page, y);
      expect(await shift()).toBe(0);
    });
}

test.describe("before anything is measured", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pathsInTurn(import.meta.filename, headerNames.map(headerPath)))
    test(`${path} leaves room for the bar that it has, in one line`, async ({ page }) => {
      for (const size of [desktop, smallDesktop, phone]) {
        await page.setViewportSize(size);
        await page.goto(path);
        const [said, measured] = await bar(page).evaluate((element) => {
          const room = document.body.appendChild(document.createElement("div"));
          room.style.blockSize = "var(--header-height)";
          return [room.offsetHeight, (element as HTMLElement).offsetHeight];
        });
        expect(said, `${size.width} px`).toBe(measured);
      }
    });
});

test("every header of the specification is at the top of its own page", () => {
  const own = pages.filter(({ group }) => group === "headers");
  for (const { path, header } of own) expect(path).toBe(headerPath(header));
});

test("sticky bars stay, static ones go, floating ones never move", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const [header, before, after] of [
    ["white-header", 0, 0],
    ["dark-header", 0, 0],
    ["center-navigation", 0, 0],
    ["center-logo", 0, 0],
    ["header-always-fixed", 12, 12],
    ["header-disable-fixed", 0, -900],
    ["header-responsive-sticky", 0, -900],
  ] as const) {
    await visit(page, headerPath(header));
    expect(await top(bar(page)), header).toBe(before);
    await scrollTo(page, 900);
    expect(await top(bar(page)), header).toBe(after);
  }
});

test("the responsive sticky bar stays on small screens", async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await visit(page, "/headers/header-responsive-sticky");
  await scrollTo(page, 900);
  expect(await top(bar(page))).toBe(0);
});

test("strip and name above a bar scroll away, the bar stays", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const header of ["header-with-top-bar", "top-logo"]) {
    await visit(page, headerPath(header));
    expect(await top(bar(page))).toBeGreaterThan(20);
    await scrollTo(page, 900);
    expect(await top(bar(page))).toBe(0);
  }
});

test("the reverse bar leaves on the way down and returns on the way up or with the focus", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(desktop);
  await visit(page, "/headers/header-reverse-scroll");
  await scrollTo(page, 600);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 597);
  await expect(bar(page), "a trembling hand is no direction").not.toBeInViewport();
  await scrollTo(page, 580);
  await expect(bar(page)).toBeInViewport();
  await scrollTo(page, 1400);
  await expect(bar(page)).not.toBeInViewport();
  await page.getByRole("banner").getByRole("button", { name: "Demos" }).focus();
  await expect(bar(page)).toBeInViewport();
});

test("the transparent bar is clear over the first band and solid below it", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/headers/transparent-header");
  const ground = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground()).toMatch(/rgba\(.*, 0\)|transparent|\/ 0\)/);
  await scrollTo(page, 400);
  expect(await ground()).not.toMatch(/rgba\(.*, 0\)|transparent|\/ 0\)/);
});

test("the section bar marks what is read, keeps the address in step, and leaves Back alone", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await visit(page, "/headers/white-header");
  await visit(page, headerPath(withSections));
  const sections = page.getByRole("navigation", { name: "Sections" });
  await page.locator("#scroll").scrollIntoViewIfNeeded();
  await page
    .locator("#scroll")
    .evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(sections.getByRole("link", { name: "Scroll" })).toHaveAttribute(
    "aria-current",
    "location",
  );
  await expect(page).toHaveURL(/#scroll$/);
  await tabTo(page, sections.getByRole("link", { name: "What it does" }));
  await page.keyboard.press("Enter");
  await expect(sections.getByRole("link", { name: "What it does" })).toHaveAttribute(
    "aria-current",
    "location",
  );
  const heading = page.getByRole("heading", { name: "What it does" });
  await expect(heading).toBeInViewport();
  expect(await top(heading)).toBeGreaterThan(72);
});

withDemos(() => {
  test("a page with sections leads to all others on a desktop, too", async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, headerPath(withSections));
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByText("Demos", { exact: true }).first()).toBeVisible();
  });
});

test("a bar that turned solid follows the switch at once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  const lightness = () =>
    page
      .locator("[data-site-header]")
      .evaluate((bar) =>
        Number(/oklab\(([\d.]+)/.exec(getComputedStyle(bar).backgroundColor)?.[1]),
      );
  await expect.poll(lightness).toBeGreaterThan(0.9);
  await page.getByRole("button", { name: "Switch between light and dark mode" }).click();
  await expect.poll(lightness).toBeLessThan(0.3);
});
