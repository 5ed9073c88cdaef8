import type { Page } from "playwright/test";
import { expect, test } from "../support/site-test.ts";
import { visit } from "../support/visit.ts";

/** Galleries and their lightbox, text that moves, text sliders, and the page of all motion. */
test.use({ viewport: { width: 1280, height: 800 } });

const buildings = (page: Page) => page.getByRole("list", { name: "Buildings" }).getByRole("link");
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Buildings" });
const statement = (page: Page, words: RegExp) =>
  page.getByRole("region", { name: "When we say no, slides" }).getByText(words);

test("the lightbox is driven by keys alone and gives the focus back", async ({ page }) => {
  await visit(page, "/elements/image-gallery");
  const third = buildings(page).nth(2);
  await third.focus();
  await page.keyboard.press("Enter");
  const dialog = lightbox(page);
  await expect(dialog).toContainText("3 of 7");
  await expect(dialog).toContainText("One panel, replaced");

  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("4 of 7");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("6 of 7");
  await expect(dialog.getByRole("img")).toHaveAccessibleName(/vermilion wall/);
  await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press("Home");
  await expect(dialog).toContainText("1 of 7");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText("7 of 7");
  await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 0.99 });

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(third).toBeFocused();
});

test("a large picture can be twice as large, and then arrow keys move it", async ({ page }) => {
  await visit(page, "/elements/image-gallery");
  await buildings(page).first().click();
  const dialog = lightbox(page);
  const picture = dialog.getByRole("img");
  await expect(picture).toBeInViewport();
  // It grows out of its small copy first.
  await picture.evaluate((image) =>
    Promise.all(image.getAnimations().map(({ finished }) => finished)),
  );
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await widthOf();
  const zoom = dialog.getByRole("button", { name: "Zoom" });
  await zoom.click();
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  await expect.poll(widthOf).toBeCloseTo(before * 2, 0);
  const top = (await picture.boundingBox())?.y ?? 0;
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await picture.boundingBox())?.y ?? 0).toBeLessThan(top - 50);
  await expect(dialog).toContainText("1 of 7");

  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect(zoom).toHaveAttribute("aria-pressed", "false");
  await expect(dialog).toContainText("2 of 7");
});

test("the page stands still behind the lightbox, and a press beside the picture closes it", async ({
  page,
}) => {
  await visit(page, "/elements/image-gallery");
  await buildings(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.mouse.click(60, 400);
  await expect(lightbox(page)).toBeHidden();
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture of a gallery is a link to its large file", async ({ page, request }) => {
    await page.goto("/elements/image-gallery");
    const link = buildings(page).nth(2);
    await expect(link).toHaveAccessibleName(/High-rise|high-rise/);
    await expect(link).toHaveAttribute("href", "/media/corporate-tower-1920.avif");
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("image/avif");
  });

  test("text that would move stands there complete", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/elements/fancy-text");
    const heading = page.locator("#swap").getByRole("heading", { level: 3 });
    await expect(heading.getByText("bakers, dentists, architects and choirs")).toBeVisible();
    await expect(page.getByRole("button", { name: /Play again/ })).toHaveCount(0);
  });
});

test("fancy text is one sentence for assistive technology", async ({ page }) => {
  await visit(page, "/elements/fancy-text");
  for (const name of [
    "A website for bakers, dentists, architects and choirs",
    "On Monday, at half past eight.",
    "Nine rooms, one kitchen, no television, and the sea at the door.",
    "Lantern Festival",
  ])
    await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeAttached();
});

test("fancy text plays again, keeps its room, and is over within five seconds", async ({
  page,
}) => {
  await visit(page, "/elements/fancy-text");
  const demo = page.locator("#typing");
  await demo.scrollIntoViewIfNeeded();
  const heading = demo.getByRole("heading", { level: 3 });
  const size = await heading.boundingBox();
  await demo.getByRole("button", { name: /Play again.*typing/ }).click();
  const longest = await heading.evaluate((element) =>
    Math.max(
      ...element
        .getAnimations({ subtree: true })
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    ),
  );
  expect(longest).toBeGreaterThan(500);
  expect(longest).toBeLessThan(5000);
  const again = await heading.boundingBox();
  expect(again?.width).toBe(size?.width);
  expect(again?.height).toBe(size?.height);
});

test("where motion is reduced fancy text stands still and whole", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/elements/fancy-text");
  const heading = page.locator("#swap").getByRole("heading", { level: 3 });
  await expect(heading.getByText("bakers, dentists, architects and choirs")).toBeVisible();
  expect(await heading.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(page.getByRole("button", { name: /Play again/ })).toHaveCount(0);
});

test("a text slider goes by arrow keys, Home and End, and by its buttons", async ({ page }) => {
  await visit(page, "/elements/text-slider");
  const slider = page.getByRole("group", { name: "When we say no", exact: true });
  await slider.getByRole("region").focus();
  await page.keyboard.press("ArrowRight");
  await expect(statement(page, /on the day you ask/)).toBeInViewport({ ratio: 0.99 });
  await expect(slider).toContainText("2 of 3");
  await page.keyboard.press("End");
  await expect(statement(page, /a second home/)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press("Home");
  await expect(statement(page, /makes weapons/)).toBeInViewport({ ratio: 0.99 });
  await slider.getByRole("button", { name: "Previous" }).click();
  await expect(slider).toContainText("3 of 3");
  await expect(statement(page, /a second home/)).toBeInViewport({ ratio: 0.99 });
});

test("an upright slider goes by Up and Down, a named one by its names", async ({ page }) => {
  await visit(page, "/elements/text-slider");
  const rules = page.getByRole("group", { name: "Rules of the workshop", exact: true });
  await rules.getByRole("region").focus();
  await page.keyboard.press("ArrowDown");
  await expect(rules.getByText("Wood waits a year. So do you.")).toBeInViewport({ ratio: 0.9 });

  const voices = page.getByRole("group", { name: "About the library", exact: true });
  const pupil = voices.getByRole("button", { name: "Aylin, 11" });
  await pupil.click();
  await expect(voices.getByText(/nobody counts after ten/)).toBeInViewport({ ratio: 0.99 });
  await expect(pupil).toHaveAttribute("aria-current", "true");
});

test("an entrance is played again at a press, and ends where it was", async ({ page }) => {
  await visit(page, "/animation");
  const demo = page.locator("#entrances");
  const sample = demo.locator('[data-reveal="grow"]');
  await sample.scrollIntoViewIfNeeded();
  await expect(sample).toHaveCSS("opacity", "1");
  const playing = await demo
    .getByRole("button", { name: /Play again.*Grow/ })
    .evaluate((button) => {
      (button as HTMLElement).click();
      const grown = document.querySelector('[data-reveal="grow"]');
      return grown?.getAnimations().length;
    });
  expect(playing).toBeGreaterThan(0);
  await expect(sample).toHaveCSS("opacity", "1");
  await expect(sample).toHaveCSS("scale", "none");
});

test("the animation page says whether things move on this screen", async ({ page }) => {
  await visit(page, "/animation");
  await expect(page.getByText("On this screen things move.")).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByText("On this screen nothing moves")).toBeVisible();
  await expect(page.getByRole("button", { name: /Play again/ })).toHaveCount(0);
});
