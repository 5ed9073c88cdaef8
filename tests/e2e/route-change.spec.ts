import type { Page } from "playwright/test";
import { site } from "#content/site.ts";
import { findPage } from "#content/pages/registry.ts";
import { expect, test } from "../support/site-test.ts";
import { alive, rootProperty, scrollPosition, visit } from "../support/visit.ts";

/** Specification, points 2 and 4: what happens whenever the pathname changes. */
async function goTo(page: Page, label: string): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Demos" }).click();
  await header.getByRole("link", { name: label, exact: true }).click();
}

/** The address changes before the page does; the title is the page's own. */
async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(`${findPage(path)?.title} · ${site.name}`);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-startup");
  // Survives client navigation only.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
});

test("a route change starts at the top, focuses the heading and announces the title", async ({
  page,
}) => {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await goTo(page, "Consulting");
  await arrive(page, "/home-consulting");
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toBeAttached();
  expect(await page.evaluate(() => "stayed" in window), "the page was not reloaded").toBe(true);
});

test("Back and Forward are route changes too", async ({ page }) => {
  await goTo(page, "Consulting");
  await arrive(page, "/home-consulting");
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page.goBack();
  await arrive(page, "/home-startup");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page.goForward();
  await arrive(page, "/home-consulting");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
});

test("the menu closes, and the new page's entry is marked", async ({ page }) => {
  await goTo(page, "Consulting");
  await arrive(page, "/home-consulting");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Consulting", exact: true })).toBeHidden();
  await header.getByRole("button", { name: "Demos" }).click();
  await expect(header.getByRole("link", { name: "Consulting", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("an open side panel closes and lets the page scroll again", async ({ page }) => {
  await goTo(page, "Consulting");
  await arrive(page, "/home-consulting");
  await page.getByRole("button", { name: "Open the side panel" }).click();
  await expect(page.getByRole("dialog", { name: "Side panel" })).toBeVisible();
  await page.goBack();
  await arrive(page, "/home-startup");
  await expect(page.getByRole("dialog", { name: "Side panel" })).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-modal");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
    "hidden",
  );
});

test("the stored footer height is cleared", async ({ page }) => {
  await expect.poll(() => rootProperty(page, "--footer-height")).not.toBe("0px");
  // Everything written to the property from here on.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() =>
      seen.push(document.documentElement.style.getPropertyValue("--footer-height")),
    ).observe(document.documentElement, { attributeFilter: ["style"] });
  });
  await goTo(page, "Consulting");
  await arrive(page, "/home-consulting");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
    .toContain("0px");
});

test("a change of hash alone is none: focus and announcement stay, the target is scrolled to", async ({
  page,
}) => {
  await page.getByRole("main").getByRole("link", { name: "What it costs" }).click();
  await expect(page).toHaveURL("/home-startup#pricing");
  await expect(page.locator("#pricing")).toBeInViewport();
  expect(await scrollPosition(page)).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
});

test("a hash from another page is scrolled to as well", async ({ page }) => {
  await goTo(page, "Consulting");
  await arrive(page, "/home-consulting");
  await page.goto("/home-startup#pricing");
  await alive(page);
  await expect(page.locator("#pricing")).toBeInViewport();
});

test("Back from a place on the same page returns to where the visitor was", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-finance");
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBe(300);
  await page.getByRole("banner").getByRole("link", { name: "Questions" }).click();
  await expect(page.getByRole("heading", { name: "Asked before signing" })).toBeInViewport();
  await page.goBack();
  await expect.poll(top).toBe(300);
});
