import { OFFER } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, visit, visitWithStoppedClock } from "#tests/support/visit.ts";

/** The carousel of the startup home: its cards, at every width and before the script, and how it moves (specification, points 2 and 9). */
const carousel = (page: Page) =>
  page.getByRole("main").locator('[aria-roledescription="carousel"]');
const slides = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]');

/** Brings the carousel near the view, where it starts to work, and waits until it does. */
async function startCarousel(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator(".swiper-initialized")).toBeAttached();
}

/** The slides inside the carousel's window once it is at rest, by the text of their heading. */
async function slidesInView(page: Page): Promise<string[]> {
  return carousel(page).evaluate(async (element) => {
    // A slide on its way is nowhere yet.
    const moving = element.getAnimations({ subtree: true });
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
    const window = element
      .querySelector(".swiper-initialized, .carousel_carousel")!
      .getBoundingClientRect();
    return [...element.querySelectorAll('[aria-roledescription="slide"]')]
      .filter((slide) => {
        const { left, right, width } = slide.getBoundingClientRect();
        return Math.min(right, window.right) - Math.max(left, window.left) > width / 2;
      })
      .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
      .map((slide) => slide.querySelector("h3")?.textContent ?? "");
  });
}

test("eight cards lead to what we offer, each named for itself", async ({ page }) => {
  await visit(page, "/home-startup");
  const links = slides(page).getByRole("link", { includeHidden: true });
  await expect(slides(page)).toHaveCount(8);
  await expect(links).toHaveCount(8);
  const names = new Set<string>();
  for (const slide of await slides(page).all()) {
    const link = slide.locator("a");
    await expect(link).toHaveAttribute("href", OFFER);
    names.add((await link.textContent()) ?? "");
    await expect(slide.locator("img")).toHaveAttribute("alt", /.+/);
    await expect(slide.locator("h3")).not.toHaveText("");
  }
  expect(names.size).toBe(8);
});

test("1, 2 or 4 of the cards fit, 30 px apart, also after the window has changed", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, "/home-startup");
  await startCarousel(page);
  for (const [width, perView] of [
    [390, 1],
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await slidesInView(page)).length, `${width} px`).toBe(perView);
    const boxes = await slides(page).evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right }))
        .toSorted((a, b) => a.left - b.left),
    );
    for (const [index, box] of boxes.slice(1).entries())
      expect(box.left - boxes[index]!.right, `${width} px`).toBeCloseTo(30, 0);
  }
});

test("the cards stand where they will stand before the script comes: nothing jumps", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await hold(page, "**/static/js/**");
  await page.goto("/home-startup");
  const widthOf = () =>
    slides(page)
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().width);
  const heightOf = () =>
    carousel(page).evaluate((element) => element.getBoundingClientRect().height);
  const [width, height] = [await widthOf(), await heightOf()];
  release();
  await startCarousel(page);
  expect(Math.abs((await widthOf()) - width)).toBeLessThanOrEqual(1);
  expect(Math.abs((await heightOf()) - height)).toBeLessThanOrEqual(1);
});

test.describe("the carousel in motion", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("moves on every 3000 ms, in a loop, and interaction does not end it", async ({ page }) => {
    await visitWithStoppedClock(page, "/home-startup");
    await startCarousel(page);
    await page.mouse.move(5, 5);
    const seen = new Set<string>();
    const first = await slidesInView(page);
    await page.clock.runFor(2500);
    expect(await slidesInView(page), "not before 3000 ms").toEqual(first);
    for (let turn = 0; turn < 9; turn += 1) {
      const [before = ""] = await slidesInView(page);
      seen.add(before);
      await nextByItself(page, before);
    }
    expect(seen.size, "all eight came by, and it began again").toBe(8);

    await carousel(page).getByRole("button", { name: "Next slide" }).click();
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(1000);
    const [before = ""] = await slidesInView(page);
    await nextByItself(page, before);
  });

  test("its button stops it for good and starts it again", async ({ page }) => {
    await visitWithStoppedClock(page, "/home-startup");
    await startCarousel(page);
    await carousel(page).getByRole("button", { name: "Pause slideshow" }).click();
    await page.mouse.move(5, 5);
    const before = await slidesInView(page);
    await page.clock.runFor(10_000);
    expect(await slidesInView(page)).toEqual(before);
    await carousel(page).getByRole("button", { name: "Play slideshow" }).click();
    await page.mouse.move(5, 5);
    await nextByItself(page, before[0] ?? "");
  });

  test("pauses while the pointer is over it and while the focus is inside", async ({ page }) => {
    await visitWithStoppedClock(page, "/home-startup");
    await startCarousel(page);
    const link = slides(page).locator("a").first();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    // A focused slide is brought into view in the next frame.
    await page.clock.runFor(100);
    const before = await slidesInView(page);
    await page.clock.runFor(10_000);
    expect(await slidesInView(page)).toEqual(before);
    await link.evaluate((element) => element.blur());
    await nextByItself(page, before[0] ?? "");

    const box = (await carousel(page).locator(".swiper-initialized").boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    const [under] = await slidesInView(page);
    await page.clock.runFor(10_000);
    expect((await slidesInView(page))[0]).toBe(under);
  });

  test("keys that are not for it stay what they are", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/home-startup");
    await startCarousel(page);
    await nextFrames(page);
    const [first] = await slidesInView(page);
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.keyboard.press("ArrowRight");
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("PageDown");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    expect((await slidesInView(page))[0]).toBe(first);
  });

  test("arrow keys move it only while it is in view", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/home-startup");
    await startCarousel(page);
    // It measures itself once more in its first frames.
    await nextFrames(page);
    const [first] = await slidesInView(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await slidesInView(page))[0]).not.toBe(first);
    const [second] = await slidesInView(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await nextFrames(page);
    expect((await slidesInView(page))[0]).toBe(second);
  });

  test("does not move by itself where motion is reduced", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visitWithStoppedClock(page, "/home-startup");
    await startCarousel(page);
    const before = await slidesInView(page);
    await page.clock.runFor(10_000);
    expect(await slidesInView(page)).toEqual(before);
    await expect(carousel(page).getByRole("button", { name: "Play slideshow" })).toBeVisible();
  });
});

/** Lets the stopped clock run until the slide that leads has changed: at most one delay and one transition. */
async function nextByItself(page: Page, before: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return (await slidesInView(page))[0];
      },
      { intervals: [10] },
    )
    .not.toBe(before);
}
