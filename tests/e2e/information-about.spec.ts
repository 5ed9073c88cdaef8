import { expect, test } from "../support/site-test.ts";
import { visit } from "../support/visit.ts";

/** What can be operated on the pages about the company. */
test.use({ viewport: { width: 1280, height: 800 } });

test("one folder of the drawer lies open; keys open another in its place", async ({ page }) => {
  await visit(page, "/page/our-services");
  await expect(page.getByText("Would a stranger buy this?")).toBeVisible();
  await page.locator("#bag-test > summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Who gets in on the day you cannot?")).toBeVisible();
  await expect(page.getByText("Would a stranger buy this?")).toBeHidden();
});

test("an address that names a folder opens it", async ({ page }) => {
  await visit(page, "/page/our-services#wills");
  await expect(page.getByText("Does your telephone agree with your will?")).toBeInViewport();
});

test("a face at the table leads to what its owner says, and from there to the posts", async ({
  page,
}) => {
  await visit(page, "/page/our-team");
  await page
    .getByRole("list", { name: "The nine founders" })
    .getByRole("link", { name: "Mei Tanaka" })
    .click();
  await expect(page).toHaveURL(/#mei-tanaka$/);
  const voice = page.locator("#mei-tanaka");
  await expect(voice).toBeInViewport();
  await expect(voice.getByRole("link", { name: /^Writes about/ })).toHaveAttribute(
    "href",
    "/blogs/author/mei-tanaka",
  );
});

test("the table stands in rows on a phone, every face in its own place", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, "/page/our-team");
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

test("the years in the header lead through the story", async ({ page }) => {
  await visit(page, "/page/our-story");
  const years = page.getByRole("banner").getByRole("link", { name: "2024" });
  await years.click();
  await expect(page.getByRole("heading", { name: "Founded again" })).toBeInViewport();
  await expect(years).toHaveAttribute("aria-current", /.+/);
});

test("a number on the sheet leads to its note", async ({ page }) => {
  await visit(page, "/page/what-we-offer");
  await page.getByRole("link", { name: "Note 2" }).click();
  await expect(
    page.getByRole("heading", { name: "An afternoon, while you are alive" }),
  ).toBeInViewport();
});
