import { TEAM } from "#content/addresses.ts";
import { authorPath } from "#content/post-pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("a face at the table leads to what its owner says, and from there to the posts", async ({
  page,
}) => {
  await visit(page, TEAM);
  await page
    .getByRole("list", { name: "The nine founders" })
    .getByRole("link", { name: "Mei Tanaka" })
    .click();
  await expect(page).toHaveURL(/#mei-tanaka$/);
  const voice = page.locator("#mei-tanaka");
  await expect(voice).toBeInViewport();
  await expect(voice.getByRole("link", { name: /^Writes about/ })).toHaveAttribute(
    "href",
    authorPath("mei-tanaka"),
  );
});

test("the table stands in rows on a phone, every face in its own place", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, TEAM);
  const faces = page.getByRole("list", { name: "The nine founders" }).getByRole("link");
  await expect(faces).toHaveCount(9);
  const boxes = await Promise.all((await faces.all()).map((face) => face.boundingBox()));
  for (const box of boxes) {
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
  }
  const places = new Set(boxes.map((box) => `${Math.round(box!.x)} ${Math.round(box!.y)}`));
  expect(places.size).toBe(9);
});
