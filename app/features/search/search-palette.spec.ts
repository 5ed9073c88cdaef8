import { SEARCH, SEARCH_ANSWERS } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { posts } from "#content/blog.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** The search palette: Control K or Command K on any page, driven by keys alone. */
const palette = (page: Page) => page.getByRole("dialog", { name: "Search this site" });
const field = (page: Page) => palette(page).getByRole("combobox");
const options = (page: Page) => palette(page).getByRole("option");

const [post] = posts;
if (post)
  test("opens, finds, chooses by arrows, goes by Enter", async ({ page }) => {
    await visit(page, "/");
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(post.title);
    await expect(palette(page).getByRole("group", { name: "Posts" })).toBeVisible();
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(palette(page).locator("mark").first()).toBeVisible();

    await page.keyboard.press("ArrowDown");
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await second.getAttribute("id"))!,
    );
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last(), "round to the end").toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(post.path);
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  });

test("a hasty Enter, before there are answers, leads to the page with all results", async ({
  page,
}) => {
  const pressed = Promise.withResolvers<void>();
  await page.route(`**${SEARCH_ANSWERS}?*`, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await visit(page, "/");
  await page.keyboard.press("Meta+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("customers");
  await page.keyboard.press("Enter");
  pressed.resolve();
  await expect(page).toHaveURL(`${SEARCH}?q=customers`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “customers”");
});

test("Escape closes and gives the focus back; the page behind stands still", async ({ page }) => {
  await visit(page, "/");
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("data-modal", /.+/);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page.locator("html")).not.toHaveAttribute("data-modal");
});

test("says when nothing is found, and when the server cannot be reached", async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/, /failed:/);
  await visit(page, "/");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("qqqqzzzz");
  await expect(palette(page).getByRole("status")).toHaveText(/^No results/);
  await page.route(`**${SEARCH_ANSWERS}*`, (route) => route.abort());
  await field(page).fill("estate");
  await expect(palette(page).getByRole("status")).toHaveText(/not available/);
  await expect(page.getByRole("heading", { level: 1 }), "the page stays").toBeAttached();
});

test("leaves Enter and arrows to an input method while it writes", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Control+k");
  await field(page).fill("estate");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  for (const key of ["ArrowDown", "Enter"])
    await field(page).evaluate((element, key) => {
      const init = { key, isComposing: true, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent("keydown", init));
    }, key);
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(palette(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

for (const [keyboard, key] of [
  ["with Caps Lock", "K"],
  ["with Cyrillic letters", "л"],
] as const)
  test(`opens by Control K on a keyboard ${keyboard}`, async ({ page }) => {
    await visit(page, "/");
    await page.evaluate((key) => {
      const init = { key, code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", init));
    }, key);
    await expect(field(page)).toBeFocused();
  });
