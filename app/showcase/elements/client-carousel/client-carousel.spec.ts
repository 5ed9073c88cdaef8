import { wcagContrast } from "culori";
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import { settleTransitions, visit } from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test.describe("marquee", () => {
  const running = (page: Page) =>
    page
      .getByRole("group", { name: "Twelve who came back" })
      .getByRole("list")
      .first()
      .evaluate((list) => list.getAnimations().some(({ playState }) => playState === "running"));

  test.describe("where motion is welcome", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

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

    test("on a ground of the brand its button turns over under the pointer, and its sign is seen", async ({
      page,
    }) => {
      await visit(page, "/elements/client-carousel");
      const marquee = page.getByRole("group", { name: "Open accounts, spring" });
      const button = marquee.getByRole("button", { name: "Pause animation" });
      const colours = () =>
        button.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return { color, backgroundColor };
        });
      const atRest = await colours();
      await button.hover();
      await settleTransitions(page);
      const { color, backgroundColor } = await colours();
      expect(backgroundColor).not.toBe(atRest.backgroundColor);
      expect(wcagContrast(color, backgroundColor)).toBeGreaterThanOrEqual(3);
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
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("nothing moves, and every mark is there once", async ({ page }) => {
      await visit(page, "/elements/client-carousel");
      const marquee = page.getByRole("group", { name: "Twelve who came back" });
      await expect(marquee.getByRole("button")).toBeHidden();
      await expect(marquee.getByRole("img")).toHaveCount(12);
      expect(await running(page)).toBe(false);
    });
  });
});
