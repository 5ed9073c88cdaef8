import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 800 } });

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
