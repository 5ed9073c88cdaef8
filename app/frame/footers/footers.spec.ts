import { SHOP } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { footerGroups } from "#content/navigation.ts";
import { pages } from "#registry/pages.ts";
import { departments as sold, promises } from "#app/features/shop/shop-front.server.ts";
import { site } from "#content/site.ts";
import { MEASURE_DELAY } from "#app/frame/layout/use-layout-measures.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import {
  knownFooterHeight,
  nextFrames,
  visit,
  visitWithStoppedClock,
} from "#tests/support/visit.ts";

/** The twelve footers: what the specification asks of each (point 2), and the two that do something. */
const footer = (page: Page) => page.getByRole("contentinfo");
const addresses = pages.filter(({ group }) => group === "footers").map(({ path }) => path);
const revealed = "/footers/footer-style-04";

test("there are twelve", () => {
  expect(addresses).toHaveLength(12);
});

for (const path of pathsInTurn(import.meta.filename, addresses)) {
  test(`${path} leads home, tells year and author, and names its groups once`, async ({ page }) => {
    await visit(page, path);
    await expect(footer(page)).toHaveCount(1);
    await expect(footer(page).getByRole("link", { name: /, home$/ })).toHaveAttribute("href", "/");
    // By the browser's clock, which may be in another year.
    const year = await page.evaluate(() => new Date().getFullYear());
    await expect(footer(page).getByText(`© ${year} ${site.name}`)).toBeVisible();
    const credit = footer(page).getByRole("link", { name: /made with/i });
    if (site.credit) await expect(credit).toHaveAttribute("href", site.credit.href);
    else await expect(credit).toHaveCount(0);
    for (const { name } of site.social)
      await expect(footer(page).getByRole("link", { name, exact: true })).toBeVisible();

    const navigations = footer(page).getByRole("navigation");
    const names = await navigations.evaluateAll((all) =>
      all.map((element) => element.getAttribute("aria-label")),
    );
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(names.length);
    for (const { title, links } of Object.values(footerGroups)) {
      if (!names.includes(title)) continue;
      const group = footer(page).getByRole("navigation", { name: title, exact: true });
      await expect(group.getByRole("link")).toHaveText(links.map(({ label }) => label));
      for (const [index, { href }] of links.entries())
        await expect(group.getByRole("link").nth(index)).toHaveAttribute("href", href);
    }
  });
}

test("the arrow back to the top covers no link of a footer", async ({ page }) => {
  const paths = pathsInTurn(import.meta.filename, addresses);
  // Each page is opened in two windows.
  test.setTimeout((1 + paths.length) * 20_000);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await visit(page, path);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const arrow = page.getByRole("button", { name: "Back to top" });
      await expect(arrow).toBeVisible();
      const covered = await arrow.evaluate((button) => {
        const box = button.getBoundingClientRect();
        // What lies in the last row can never be scrolled from under the arrow.
        return [...document.querySelectorAll("footer a")]
          .filter((link) => {
            const { left, right, top, bottom } = link.getBoundingClientRect();
            const isInLastRow = window.innerHeight - bottom < box.height;
            return (
              isInLastRow &&
              right > box.left &&
              left < box.right &&
              bottom > box.top &&
              top < box.bottom
            );
          })
          .map((link) => link.textContent);
      });
      expect(covered, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("four groups: the first footer holds all of them", async ({ page }) => {
  await visit(page, "/footers/footer-style-01");
  for (const { title } of Object.values(footerGroups))
    await expect(footer(page).getByRole("navigation", { name: title, exact: true })).toBeVisible();
});

test("the shop's footer has its advantages, and its departments lead to the shop", async ({
  page,
}) => {
  await visit(page, "/footers/footer-style-07");
  for (const { title } of promises)
    await expect(footer(page).getByText(title, { exact: true })).toBeVisible();
  const departments = footer(page).getByRole("navigation", { name: "Departments" });
  for (const { label } of sold)
    await expect(departments.getByRole("link", { name: label, exact: true })).toHaveAttribute(
      "href",
      SHOP,
    );
});

test("the link to the footer brings it into view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/footers/footer-style-02", revealed]) {
    await visit(page, path);
    await page.getByRole("link", { name: "Jump to the footer" }).click();
    const box = () => footer(page).evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(box).toBeLessThanOrEqual(801);
    await expect(footer(page).getByRole("link", { name: /made with/i })).toBeInViewport();
  }
});

test.describe("the footer under the page", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  /** Its lower edge, in pixels below the lower edge of the window, while the page stands at its top. */
  const belowWindow = (page: Page) =>
    footer(page).evaluate((element) =>
      Math.round(element.getBoundingClientRect().bottom - window.innerHeight),
    );

  test("waits at the lower edge, covered, once its height is known; nothing shifts", async ({
    page,
  }) => {
    await visitWithStoppedClock(page, revealed);
    expect(await knownFooterHeight(page)).toBe("0px");
    expect(await belowWindow(page)).toBeGreaterThan(0);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await length();
    await page.clock.runFor(MEASURE_DELAY);
    expect(await belowWindow(page)).toBe(0);
    expect(await length()).toBe(before);
    const isCovered = await page.evaluate(() =>
      Boolean(document.elementFromPoint(640, window.innerHeight - 40)?.closest("main")),
    );
    expect(isCovered).toBe(true);
  });

  test("is uncovered at the end, and its links can be pressed", async ({ page }) => {
    await visit(page, revealed);
    await expect.poll(() => belowWindow(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await footer(page)
      .getByRole("link", { name: /, home$/ })
      .click();
    await expect(page).toHaveURL("/");
  });

  test("comes out when a key moves the focus into it", async ({ page }) => {
    await visit(page, revealed);
    await expect.poll(() => belowWindow(page)).toBe(0);
    await page.getByRole("navigation", { name: "More: Footers" }).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    const mail = footer(page).getByRole("link", { name: site.email });
    await expect(mail).toBeFocused();
    const isOnTop = () =>
      mail.evaluate((link) => {
        const { left, top } = link.getBoundingClientRect();
        return document.elementFromPoint(left + 4, top + 8) === link;
      });
    await expect.poll(isOnTop).toBe(true);
  });

  for (const { name, width, height, reduced } of [
    { name: "where motion is reduced", width: 1280, height: 800, reduced: true },
    { name: "in a window lower than itself", width: 1280, height: 480, reduced: false },
  ]) {
    test(`just scrolls ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: reduced ? "reduce" : "no-preference" });
      await page.setViewportSize({ width, height });
      await visit(page, revealed);
      await expect.poll(() => knownFooterHeight(page)).not.toBe("0px");
      await nextFrames(page);
      expect(await belowWindow(page)).toBeGreaterThan(height);
    });
  }

  // Specification, point 9.
  for (const [path, width] of [
    ["/footers/footer-style-11", 575],
    ["/footers/footer-style-05", 767],
    [revealed, 991],
    ["/footers/footer-style-07", 1199],
  ] as const) {
    test(`${path} is fixed above ${width} px only`, async ({ page }) => {
      await page.setViewportSize({ width: width + 1, height: 1200 });
      await visit(page, path);
      await expect.poll(() => belowWindow(page)).toBe(0);
      await page.setViewportSize({ width, height: 1200 });
      await expect.poll(() => belowWindow(page)).toBeGreaterThan(0);
    });
  }
});
