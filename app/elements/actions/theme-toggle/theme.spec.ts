import { ABOUT_US, TEAM } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { siteUrl } from "#tests/support/site-under-test.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

declare global {
  interface Window {
    /** Filled by the page before anything else of it runs: its colour scheme in each frame. */
    grounds: string[];
  }
}

/** Light and dark: no flash, remembered, the system's until chosen. */
const toggle = (page: Page) =>
  page.getByRole("button", { name: "Switch between light and dark mode" });

/** How bright the page's ground is, 0 to 1. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d")!;
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / (3 * 255);
  });
}

for (const system of ["light", "dark"] as const) {
  test(`follows the system while nothing is chosen: ${system}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await visit(page, ABOUT_US);
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    expect((await brightness(page)) < 0.5).toBe(system === "dark");
    await page.emulateMedia({ colorScheme: system === "dark" ? "light" : "dark" });
    await expect.poll(async () => (await brightness(page)) < 0.5).toBe(system !== "dark");
  });

  test(`the choice against a ${system} system is remembered, also on another page`, async ({
    page,
  }) => {
    const chosen = system === "dark" ? "light" : "dark";
    await page.emulateMedia({ colorScheme: system });
    await visit(page, ABOUT_US);
    await toggle(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", chosen);
    expect((await brightness(page)) < 0.5).toBe(chosen === "dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", chosen);
    await visit(page, TEAM);
    await expect(page.locator("html")).toHaveAttribute("data-theme", chosen);
    expect((await brightness(page)) < 0.5).toBe(chosen === "dark");
    await toggle(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", system);
  });
}

test("the first thing painted already has the remembered scheme, and hydration keeps it", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await context.addCookies([{ name: "theme", value: "dark", url: siteUrl() }]);
  await page.addInitScript(() => {
    window.grounds = [];
    const watch = () => {
      if (document.body)
        window.grounds.push(
          `${document.documentElement.dataset.theme} ${getComputedStyle(document.documentElement).colorScheme}`,
        );
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await visit(page, ABOUT_US);
  const grounds = await page.evaluate(() => [...new Set(window.grounds)]);
  expect(grounds).toEqual(["dark dark"]);
  expect(await brightness(page)).toBeLessThan(0.5);
});

test("without cookies it goes to the other scheme and back", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() =>
    Object.defineProperty(document, "cookie", { get: () => "", set() {} }),
  );
  await visit(page, ABOUT_US);
  await toggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await toggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("a choice made in another tab is there when this one is looked at again", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, ABOUT_US);
  await context.addCookies([{ name: "theme", value: "dark", url: siteUrl() }]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("who asks for more contrast gets no grey words", async ({ page }) => {
  await visit(page, ABOUT_US);
  const grey = page.locator("main .text-soft").first();
  const colours = () =>
    grey.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.body).color,
    ]);
  const [soft, ink] = await colours();
  expect(soft).not.toBe(ink);
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(async () => new Set(await colours()).size).toBe(1);
});
