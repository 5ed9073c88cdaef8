import { POST_LAYOUTS } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test("a text without contents keeps the middle of the page, between nothing and its facts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${POST_LAYOUTS}01`);
  const text = page.locator(".prose_text");
  const box = () => text.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const before = await box();
  await page
    .getByRole("navigation", { name: "In this post" })
    .evaluate((contents) => contents.remove());
  const { left, width } = await box();
  expect({ left, width }).toEqual({ left: before.left, width: before.width });
});
