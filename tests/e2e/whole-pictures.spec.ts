import { openForPicture } from "../../scripts/lib/page-picture.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("a picture of a whole page shows what is drawn only near the window", async ({ page }) => {
  const far = `<p style="margin-top: 9000px; content-visibility: auto"><b>Far below</b></p>`;

  await openForPicture(page, `data:text/html,<!doctype html><html lang=en data-alive>${far}`);

  const isDrawn = await page
    .getByText("Far below")
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(isDrawn).toBe(true);
});
