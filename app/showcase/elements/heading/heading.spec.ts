import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test("the switch shows the demos in another skin, and only them", async ({ page }) => {
  await visit(page, "/elements/heading");
  const sample = page.getByText("Dinner at the pass", { exact: true });
  const faceOf = (element: Element) => getComputedStyle(element).fontFamily;
  const before = await sample.evaluate(faceOf);
  await page.getByText("Sable", { exact: true }).locator("..").click();
  await expect.poll(() => sample.evaluate(faceOf)).toContain("Cormorant");
  await expect
    .poll(() => sample.evaluate((element) => getComputedStyle(element).color))
    .toBe("rgb(245, 239, 230)");
  expect(await page.getByRole("heading", { level: 1 }).evaluate(faceOf)).toBe(before);
});
