import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("counters show their final value", async ({ page }) => {
    await visit(page, "/elements/counters");
    await expect(page.getByText("4,218", { exact: true })).toBeAttached();
    await expect(page.locator('[data-state="wound"]')).toHaveCount(0);
  });

  test("digits stand in their order where text runs from right to left", async ({ page }) => {
    await visit(page, "/elements/counters");
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    const figure = page.getByText("4,218", { exact: true });
    const left = await figure
      .locator("xpath=following-sibling::*[1]/*")
      .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().left));
    expect(left).toHaveLength(5);
    expect(left).toEqual(left.toSorted((a, b) => a - b));
  });
});
