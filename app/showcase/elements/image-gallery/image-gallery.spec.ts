import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const buildings = (page: Page) => page.getByRole("list", { name: "Buildings" }).getByRole("link");

const lightbox = (page: Page) => page.getByRole("dialog", { name: "Buildings" });

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
});
