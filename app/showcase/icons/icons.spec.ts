import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, scrollPosition, visit } from "#tests/support/visit.ts";

/** The icon pages: whole sets, found by typing, walked by keys, copied in three forms. */
const grid = (page: Page) => page.getByRole("list", { name: "Icons", exact: true });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search icons" });
const total = (page: Page) => page.getByRole("status").filter({ hasText: /icons$/ });

test("typing finds icons anywhere in the set, and says how many", async ({ page }) => {
  await visit(page, "/iconsmindline");
  await expect(total(page)).toHaveText("1,512 icons");
  await search(page).fill("left arrow");
  await expect(total(page)).toHaveText(/^\d\d of 1,512 icons$/);
  const icon = grid(page).getByRole("button", { name: "arrow-up-left" }).first();
  await expect(icon.locator("svg > *").first()).toBeAttached();
  await search(page).fill("nothing of the kind");
  await expect(page.getByText("No icons match")).toBeVisible();
});

test("what is typed before the page is alive is searched for", async ({ page }) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto("/iconsmindline");
  await search(page).fill("left arrow");
  release();
  await alive(page);
  await expect(total(page)).toHaveText(/^\d\d of 1,512 icons$/);
  await expect(search(page)).toHaveValue("left arrow");
});

test("nothing is said of icons whose names are on their way, or did not come", async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|Failed to load resource: net::/);
  // A list that became shorter may ask once more by itself.
  let isAway = true;
  await page.route("**/names.json", (route) => (isAway ? route.abort() : route.fallback()));
  const release = await hold(page, "**/names.json");
  await visit(page, "/iconsmindline");
  const said = (words: string) => page.getByRole("status").filter({ hasText: words });
  await search(page).pressSequentially("nothing of the k");
  await expect(said("Searching")).toBeVisible();
  release();
  await expect(said("could not be loaded")).toBeVisible();
  await expect(page.getByText("No icons match")).toHaveCount(0);
  // Typing asks again, as it says.
  isAway = false;
  await search(page).pressSequentially("ind");
  await expect(total(page)).toHaveText("0 of 1,512 icons");
  await expect(page.getByText("No icons match")).toBeVisible();
});

test("an icon is copied as its name, as JSX and as SVG", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/feather");
  await grid(page).getByRole("button", { name: "activity", exact: true }).click();
  const tray = page.getByRole("region", { name: "Selected icon" });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await tray.getByRole("button", { name: "Copy Name" }).click();
  await expect.poll(clipboard).toBe("activity");
  await tray.getByRole("button", { name: "Copy JSX" }).click();
  await expect.poll(clipboard).toMatch(/^<svg aria-hidden viewBox="0 0 24 24".+strokeWidth="2"/);
  await tray.getByRole("button", { name: "Copy SVG" }).click();
  await expect.poll(clipboard).toMatch(/^<svg xmlns=.+stroke-width="2"/);
});

test("what could not be copied is said, and of the icon that is chosen", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await visit(page, "/feather");
  const choose = (name: string) => grid(page).getByRole("button", { name, exact: true }).click();
  // What is to be heard of the first one needs its place in the page before.
  const status = page.getByRole("main").getByRole("status").last();
  await expect(status).toBeEmpty();
  await choose("activity");
  await expect(status).toHaveText("activity selected");
  const tray = page.getByRole("region", { name: "Selected icon" });
  await tray.getByRole("button", { name: "Copy Name" }).click();
  await expect(tray.getByText(/Name of activity not copied/)).toBeVisible();
  await choose("airplay");
  await expect(tray.getByRole("status")).toHaveText("airplay selected");
});

test("the set is one stop for Tab and is walked by arrows to its very end", async ({ page }) => {
  await visit(page, "/iconsmindsolid");
  const first = grid(page).getByRole("button").first();
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(grid(page).getByRole("button").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(grid(page).getByRole("button").nth(1)).toBeFocused();
  await search(page).focus();
  await expect(total(page)).toHaveText("1,512 icons");
  await first.focus();
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.locator(":focus")).toHaveText("youtube-logo", { timeout: 500 });
  }).toPass();
});

test("Tab leads into the set also when the icon that had the focus is far away", async ({
  page,
}) => {
  await visit(page, "/iconsmindsolid");
  await search(page).focus();
  await expect(total(page)).toHaveText("1,512 icons");
  await grid(page).getByRole("button").first().focus();
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.locator(":focus")).toHaveText("youtube-logo", { timeout: 500 });
  }).toPass();
  await search(page).focus();
  const last = grid(page).getByRole("button", { name: "youtube-logo" });
  await expect(last).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(grid(page).locator(":focus")).toHaveCount(1);
});

test("scrolling through a large set keeps the page small", async ({ page }) => {
  await visit(page, "/fontawesome");
  await search(page).focus();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 4000) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await expect(grid(page).locator("li svg > *").first()).toBeAttached();
    expect(await grid(page).getByRole("listitem").count()).toBeLessThan(400);
  }
});

test("a search far down the set shows what it found", async ({ page }) => {
  await visit(page, "/iconsmindline");
  await search(page).focus();
  await expect(total(page)).toHaveText("1,512 icons");
  const first = grid(page).getByRole("listitem").first();
  await expect(async () => {
    // As far as this the page goes once the names of the whole set are there.
    await page.evaluate(() => window.scrollTo({ top: 5120, behavior: "instant" }));
    expect(await scrollPosition(page)).toBe(5120);
  }).toPass();
  await expect(first).not.toHaveAttribute("aria-posinset", "1");
  // All at once and without the browser's own scrolling to the field, as by dictation.
  await search(page).evaluate((field: HTMLInputElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
    value.set!.call(field, "left arrow");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(total(page)).toHaveText(/^\d\d of 1,512 icons$/);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(first).toHaveAttribute("aria-posinset", "1");
});

test("the set is not in the first download", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/icon-sets/")) files.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/fontawesome");
  expect(files).toEqual([]);
});

test("an unknown part of a set is an unknown page", async ({ page }) => {
  expect((await page.request.get("/feather?page=2")).status()).toBe(200);
  expect((await page.request.get("/feather?page=3")).status()).toBe(404);
  expect((await page.request.get("/feather?page=x")).status()).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("parts are pages with links, each with its icons", async ({ page }) => {
    await page.goto("/simple-line");
    await expect(grid(page).getByRole("listitem")).toHaveCount(189);
    await page.goto("/feather");
    await expect(grid(page).getByRole("listitem")).toHaveCount(200);
    await page.getByRole("navigation", { name: "Pages of icons" }).getByRole("link").nth(1).click();
    await expect(page).toHaveURL("/feather?page=2");
    await expect(grid(page).getByRole("listitem")).toHaveCount(86);
  });
});
