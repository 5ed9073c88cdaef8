import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("counters show their final value", async ({ page }) => {
    await visit(page, "/elements/counters");
    await expect(page.getByText("4,218", { exact: true })).toBeAttached();
    await expect(page.locator('[data-state="wound"]')).toHaveCount(0);
  });
});
