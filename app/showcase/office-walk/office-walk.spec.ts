import { OFFICE_WALK, TEMPLATE } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** The back office in pictures: how one comes to it, goes through it, and sees it in one's own scheme and size. */

test("the page about the template leads there, and it leads back to how one gets it", async ({
  page,
}) => {
  await visit(page, TEMPLATE);
  await page.getByRole("link", { name: "Walk through the back office" }).click();
  await expect(page).toHaveURL(OFFICE_WALK);
  await page
    .getByRole("navigation", { name: "Steps of the walk" })
    .getByRole("link")
    .nth(2)
    .click();
  const order = page.getByRole("heading", { level: 2, name: /One order, one next step/ });
  await expect(order).toBeInViewport();
  await page.getByRole("main").getByRole("link", { name: "Get the template" }).click();
  await expect(page).toHaveURL(`${TEMPLATE}#get`);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const [size, width] of [
    ["desk", 1440],
    ["phone", 390],
  ] as const) {
    test(`its pictures are of a ${size}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await visit(page, OFFICE_WALK);
      const pictures = page.getByRole("main").getByRole("img");
      const count = await pictures.count();
      expect(count).toBe(
        (await page.getByRole("main").getByRole("heading", { level: 2 }).count()) - 1,
      );
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty("complete", true);
        const [file, drawn] = await picture.evaluate((image: HTMLImageElement) => [
          image.currentSrc,
          image.naturalWidth,
        ]);
        expect(file).toContain(`-${size}-${colorScheme}-`);
        expect(drawn).toBeGreaterThan(0);
      }
    });
  }
}
