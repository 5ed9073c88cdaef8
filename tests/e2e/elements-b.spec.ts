import type { Page } from "playwright/test";
import { expect, test } from "../support/site-test.ts";
import { visit } from "../support/visit.ts";

/** People, clients, quotations and bands: what of them moves, turns or goes away. */
const wide = { width: 1280, height: 900 };

test.describe("rotate box", () => {
  const box = (page: Page) => page.locator("#sideways").getByRole("listitem").first();
  const button = (page: Page) => box(page).getByRole("button", { name: /flip card/i });
  const offer = (page: Page) => box(page).getByRole("link", { name: "Ask for a date" });

  test("the focus turns it, Enter turns it back, and its back can be walked", async ({ page }) => {
    await visit(page, "/elements/rotate-box");
    await expect(offer(page)).toBeHidden();
    await page.getByRole("link", { name: "Fade" }).focus();
    while (!(await button(page).evaluate((element) => element === document.activeElement)))
      await page.keyboard.press("Tab");
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await expect(offer(page)).toBeVisible();

    await page.keyboard.press("Enter");
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await expect(offer(page)).toBeHidden();

    await page.keyboard.press("Enter");
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(offer(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(offer(page)).not.toBeFocused();
    await expect(button(page), "turned by a press, it stays").toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });

  test("it turns for a resting pointer and turns back when it leaves", async ({ page }) => {
    await page.setViewportSize(wide);
    await visit(page, "/elements/rotate-box");
    await box(page).hover();
    await expect(offer(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(offer(page)).toBeHidden();

    await button(page).click();
    await page.mouse.move(2, 2);
    await expect(offer(page), "turned by a press, it stays").toBeVisible();
    await button(page).click();
    await expect(offer(page)).toBeHidden();
  });

  test.describe("by touch", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("a tap on the front shows the back, a tap on the button the front", async ({ page }) => {
      await visit(page, "/elements/rotate-box");
      await box(page).scrollIntoViewIfNeeded();
      await box(page).tap({ position: { x: 80, y: 200 } });
      await expect(offer(page)).toBeVisible();
      await button(page).tap();
      await expect(offer(page)).toBeHidden();
    });
  });
});

test.describe("team carousel", () => {
  test("keys: rotation control first, then the steps; focus inside holds it", async ({ page }) => {
    await page.setViewportSize(wide);
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

  test("its first button starts and stops it", async ({ page }) => {
    await page.setViewportSize(wide);
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
    await expect(carousel.locator(".swiper-wrapper")).toHaveAttribute("aria-live", "polite");
  });

  test("the row by hand says where it ends", async ({ page }) => {
    await page.setViewportSize(wide);
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

test.describe("marquee", () => {
  const running = (page: Page) =>
    page
      .getByRole("group", { name: "Twelve who came back" })
      .getByRole("list")
      .first()
      .evaluate((list) => list.getAnimations().some(({ playState }) => playState === "running"));

  test.describe("where motion is welcome", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: wide });

    test("its button stops it for good", async ({ page }) => {
      await visit(page, "/elements/client-carousel");
      await page.mouse.move(2, 2);
      const marquee = page.getByRole("group", { name: "Twelve who came back" });
      await expect.poll(() => running(page)).toBe(true);
      await marquee.getByRole("button", { name: "Pause animation" }).click();
      await page.mouse.move(2, 2);
      await page.getByRole("heading", { level: 1 }).click();
      await expect(marquee.getByRole("button", { name: "Play animation" })).toBeVisible();
      await expect.poll(() => running(page)).toBe(false);
    });

    test("the pointer and the focus hold it", async ({ page }) => {
      await visit(page, "/elements/client-carousel");
      const marquee = page.getByRole("group", { name: "Twelve who came back" });
      await marquee.hover();
      await expect.poll(() => running(page)).toBe(false);
      await page.mouse.move(2, 2);
      await expect.poll(() => running(page)).toBe(true);
      await marquee.getByRole("button").focus();
      await expect.poll(() => running(page)).toBe(false);
    });
  });

  test.describe("where motion is reduced", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: wide });

    test("nothing moves, and every mark is there once", async ({ page }) => {
      await visit(page, "/elements/client-carousel");
      const marquee = page.getByRole("group", { name: "Twelve who came back" });
      await expect(marquee.getByRole("button")).toBeHidden();
      await expect(marquee.getByRole("img")).toHaveCount(12);
      expect(await running(page)).toBe(false);
    });
  });
});

test("a dismissed band stays away, keeps the place of the focus, and can be called back", async ({
  page,
}) => {
  await visit(page, "/elements/info-banner");
  const band = page.getByRole("region", { name: "Winter timetable" });
  await expect(band).toBeVisible();
  await band.getByRole("button", { name: /dismiss/i }).focus();
  await page.keyboard.press("Enter");
  await expect(band).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show it again" })).toBeFocused();

  await page.reload();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await expect(band).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Open kiln day" })).toBeVisible();

  await page.getByRole("button", { name: "Show it again" }).click();
  await expect(band).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both sides of a box, the whole row and the bands are there", async ({ page }) => {
    await page.goto("/elements/rotate-box");
    const box = page.locator("#sideways").getByRole("listitem").first();
    await expect(box.getByText("The arch room", { exact: true })).toBeVisible();
    await expect(box.getByRole("link", { name: "Ask for a date" })).toBeVisible();

    await page.goto("/elements/team-carousel");
    const row = page.locator("#passing .carousel");
    await expect(row.getByRole("heading")).toHaveCount(9);
    expect(await row.evaluate((track) => track.scrollWidth > track.clientWidth)).toBe(true);

    await page.goto("/elements/info-banner");
    await expect(page.getByRole("region", { name: "Autumn hours" })).toBeVisible();
    await expect(page.getByRole("button", { name: /dismiss/i })).toHaveCount(0);
  });
});
