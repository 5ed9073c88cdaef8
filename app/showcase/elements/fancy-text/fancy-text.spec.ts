import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 800 } });

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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("text that would move stands there complete", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/elements/fancy-text");
    const heading = page.locator("#swap").getByRole("heading", { level: 3 });
    await expect(heading.getByText("bakers, dentists, architects and choirs")).toBeVisible();
    await expect(page.getByRole("button", { name: /Play again/ })).toHaveCount(0);
  });
});
