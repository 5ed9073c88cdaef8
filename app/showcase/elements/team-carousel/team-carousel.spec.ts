import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import {
  nextFrames,
  settleTransitions,
  visit,
  visitWithStoppedClock,
} from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test.describe("team carousel", () => {
  test("keys: rotation control first, then the steps; focus inside holds it", async ({ page }) => {
    await visit(page, "/elements/team-carousel");
    const carousel = page.getByRole("group", { name: "The nine founders" });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator(".swiper-initialized")).toBeAttached();

    const control = carousel.getByRole("button").first();
    await expect(control).toHaveAccessibleName(/slideshow/i);
    await control.focus();
    await page.keyboard.press("Tab");
    await expect(carousel.getByRole("button", { name: "Previous slide" })).toBeFocused();
    await page.keyboard.press("Tab");
    const next = carousel.getByRole("button", { name: "Next slide" });
    await expect(next).toBeFocused();
    const active = carousel.locator(".swiper-slide-active");
    const before = await active.textContent();
    await page.keyboard.press("Enter");
    await expect(active).not.toHaveText(before ?? "");
  });

  test("what a press brings is told, and what comes by itself is not", async ({ page }) => {
    await visitWithStoppedClock(page, "/elements/team-carousel");
    const carousel = page.getByRole("group", { name: "The nine founders" });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator(".swiper-initialized")).toBeAttached();
    const told = carousel.getByRole("status");
    const active = carousel.locator(".swiper-slide-active");
    const lead = () => active.getAttribute("aria-label");
    const first = await lead();
    await expect(async () => {
      await page.clock.runFor(500);
      expect(await lead()).not.toBe(first);
    }).toPass();
    await expect(told).toBeEmpty();

    // Focus on a button, which stands beside the slides, holds them too.
    await carousel.getByRole("button", { name: "Previous slide" }).focus();
    await page.clock.runFor(1000);
    const held = await lead();
    await page.clock.runFor(10_000);
    expect(await lead()).toBe(held);
    // Slides take their time whatever the clock says, and meanwhile Swiper takes no press.
    await settleTransitions(page);
    await page.keyboard.press("Enter");
    await page.clock.runFor(1000);
    await expect(told).toContainText(`${await lead()} `);
    await expect(told).toContainText(await active.getByRole("heading").innerText());
    expect(await lead()).not.toBe(held);
  });

  test("arrow keys turn it for a visitor who came by a link", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const path = "/elements/team-carousel";
    await visit(page, "/elements/tab");
    await page.getByRole("banner").locator(`a[href="${path}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const carousel = page.getByRole("group", { name: "The nine founders" });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator(".swiper-initialized")).toBeAttached();
    // It measures itself once more in its first frames.
    await nextFrames(page);
    const active = carousel.locator(".swiper-slide-active");
    const before = await active.textContent();
    await page.keyboard.press("ArrowRight");
    await expect(active).not.toHaveText(before ?? "");
  });

  test("its first button starts and stops it", async ({ page }) => {
    await visit(page, "/elements/team-carousel");
    const carousel = page.getByRole("group", { name: "The nine founders" });
    await carousel.scrollIntoViewIfNeeded();
    const stop = carousel.getByRole("button", { name: "Pause slideshow" });
    const start = carousel.getByRole("button", { name: "Play slideshow" });
    await expect(stop.or(start)).toBeVisible();
    await expect(carousel.locator(".swiper-initialized")).toBeAttached();
    if (await start.isVisible()) await start.click();
    await stop.click();
    await expect(start).toBeVisible();
  });

  test("it stops as soon as less motion is asked for", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, "/elements/team-carousel");
    const carousel = page.getByRole("group", { name: "The nine founders" });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole("button", { name: "Pause slideshow" })).toBeVisible();
    await expect(carousel.locator(".swiper-initialized")).toBeAttached();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(carousel.getByRole("button", { name: "Play slideshow" })).toBeVisible();
  });

  test("what was swiped before Swiper came stays in view", async ({ page }) => {
    const release = await hold(page, "**/static/js/carousel-controller-*");
    await visit(page, "/elements/team-carousel");
    const carousel = page.getByRole("group", { name: "The nine founders" });
    await carousel.scrollIntoViewIfNeeded();
    const track = carousel.locator(".carousel_carousel");
    const third = carousel.locator(".swiper-slide").nth(2);
    const name = await third.getByRole("heading").textContent();
    await third.evaluate((slide) =>
      slide.scrollIntoView({ behavior: "instant", block: "nearest", inline: "start" }),
    );
    release();
    await expect(carousel.locator(".swiper-initialized")).toBeAttached();
    await expect(carousel.locator(".swiper-slide-active").getByRole("heading")).toHaveText(name!);
    expect(await track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  });

  test("the row by hand says where it ends", async ({ page }) => {
    await visit(page, "/elements/team-carousel");
    const row = page.getByRole("group", { name: "The founders in their own words" });
    const back = row.getByRole("button", { name: "Previous" });
    const further = row.getByRole("button", { name: "Next" });
    await row.scrollIntoViewIfNeeded();
    await expect(back).toHaveAttribute("aria-disabled", "true");
    await further.click();
    await expect(back).toHaveAttribute("aria-disabled", "false");
    await row.getByRole("list").evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    await expect(further).toHaveAttribute("aria-disabled", "true");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole row is there", async ({ page }) => {
    await page.goto("/elements/team-carousel");
    const row = page.locator("#passing .carousel_carousel");
    await expect(row.getByRole("heading")).toHaveCount(9);
    expect(await row.evaluate((track) => track.scrollWidth > track.clientWidth)).toBe(true);
  });
});

test("a carousel whose code did not come asks for it again at the first press", async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|Failed to load resource: net::/);
  await page.route("**/carousel-controller-*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await visit(page, "/elements/team-carousel");
  const carousel = page.getByRole("group", { name: "The nine founders" });
  await carousel.scrollIntoViewIfNeeded();
  await failed;
  await page.unroute("**/carousel-controller-*.js");
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expect(carousel.locator(".swiper-initialized")).toBeAttached();
});
