import { expect, test } from "#tests/support/site-test.ts";
import { alive, scrollPosition, visit } from "#tests/support/visit.ts";

/* Addresses of the startup home that name a place on it. */

test("a change of hash alone is no route change: the target is scrolled to, the heading gets no focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-startup");
  await page.getByRole("main").getByRole("link", { name: "See pricing" }).click();
  await expect(page).toHaveURL("/home-startup#pricing");
  await expect(page.locator("#pricing")).toBeInViewport();
  expect(await scrollPosition(page)).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
});

test("a hash from another page is scrolled to as well", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-consulting");
  await page.goto("/home-startup#pricing");
  await alive(page);
  await expect(page.locator("#pricing")).toBeInViewport();
});
