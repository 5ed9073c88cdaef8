import type { Page } from "playwright/test";
import { galleryLabel } from "#content/portfolio-heads.ts";
import { listOf, widths } from "#tests/support/project-lists.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, visit } from "#tests/support/visit.ts";

/** The justified gallery: its rows at every width, and its pictures with their addresses. */
const gallery = listOf("justified-gallery.tsx");
if (gallery)
  test.describe("the justified gallery", () => {
    const dialog = (page: Page) => page.getByRole("dialog", { name: galleryLabel });

    test("rows are of one height and end at one edge, at any width", async ({ page }) => {
      await visit(page, gallery);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await nextFrames(page);
        const rows = await page.getByRole("list", { name: galleryLabel }).evaluate((list) => {
          const { left, right } = list.getBoundingClientRect();
          const byTop = Map.groupBy(
            [...list.querySelectorAll("img")].map((image) => image.getBoundingClientRect()),
            ({ top }) => Math.round(top),
          );
          return [...byTop.values()].map((row) => ({
            before: row[0]!.left - left,
            after: right - row.at(-1)!.right,
            heights:
              Math.max(...row.map((box) => box.height)) - Math.min(...row.map((box) => box.height)),
          }));
        });
        for (const { before, after, heights } of rows.slice(0, -1)) {
          expect(Math.abs(before), `at ${width}`).toBeLessThan(0.5);
          expect(Math.abs(after), `at ${width}`).toBeLessThan(0.5);
          expect(heights, `at ${width}`).toBeLessThan(0.5);
        }
      }
    });

    /** Of the gallery's pictures, in their order; the page stays open. */
    async function idsOfPictures(page: Page, path: string): Promise<string[]> {
      await visit(page, path);
      return page
        .getByRole("list", { name: galleryLabel })
        .locator("[id^=picture-]")
        .evaluateAll((pictures) => pictures.map(({ id }) => id));
    }

    test("a picture has an address: it opens by it, keys change it, closing takes it away", async ({
      page,
    }) => {
      const ids = await idsOfPictures(page, gallery);
      const [before, last] = ids.slice(-2);
      test.skip(last === undefined, "one picture leads to no other");
      await visit(page, `${gallery}#${before}`);
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page)).toContainText(`${ids.length - 1} of ${ids.length}`);
      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(new RegExp(`#${last}$`));
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${gallery}$`));
      await expect(page.locator(`#${last}`).getByRole("link")).toBeFocused();
    });

    test("closed while its row still comes to rest, it stays closed", async ({ page }) => {
      const last = (await idsOfPictures(page, gallery)).at(-1);
      await visit(page, `${gallery}#${last}`);
      await expect(dialog(page)).toBeVisible();
      // The row's rest is noted a moment after its last movement: here in the very task in which the dialog goes.
      await dialog(page).evaluate((element: HTMLDialogElement) => {
        element.querySelector("[role=group]")!.dispatchEvent(new Event("scroll"));
        const start = performance.now();
        element.close();
        while (performance.now() - start < 150);
      });
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator(`#${last}`).getByRole("link")).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${gallery}$`));
    });

    test("a press writes the address, Back closes and gives the focus back", async ({ page }) => {
      const [id] = await idsOfPictures(page, gallery);
      const link = page.locator(`#${id}`).getByRole("link");
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${gallery}$`));
    });
  });
