import type { Locator, Page } from "playwright/test";
import { expectReadable } from "#tests/support/measure-contrast.ts";
import { sendMessageWithoutScript, testMessageForm } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitInSmallWindow } from "#tests/support/visit.ts";

const PATH = "/home-split-portfolio";
const message = { sender: "duo", text: "A poster for a swimming bath, by May." };

const titles = [
  "Five journeys, one shelf",
  "Sixteen tiles of chocolate",
  "Four oils for a ferry",
  "Toys for the third child",
  "A sky on every can",
  "A season on one wall",
];

const work = (page: Page) => page.getByRole("region", { name: "Six projects, told twice" });
const project = (page: Page, name: string) =>
  work(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });
const form = (page: Page) => page.getByRole("form", { name: "Write to Duo" });

/** How far the second half of a pair lies below the first, in pixels. */
function offset(pair: Locator): Promise<number> {
  return pair.evaluate((element) => {
    const [own, other] = element.querySelectorAll(".seam-pair_half");
    return Math.round(other!.getBoundingClientRect().top - own!.getBoundingClientRect().top);
  });
}

/** Brings the upper edge of a pair to `below` pixels under the header. */
async function scrollTo(pair: Locator, below: number): Promise<void> {
  await pair.evaluate((element, distance) => {
    const header = document.querySelector("[data-site-header]")!.getBoundingClientRect().height;
    const by = element.getBoundingClientRect().top - header - distance;
    window.scrollBy({ top: by, behavior: "instant" });
  }, below);
}

test("titles are whole for whoever hears them, and are read in order", async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("We disagree.");
  const headings = work(page).getByRole("heading", { level: 2 });
  await expect(headings).toHaveCount(titles.length);
  for (const [index, title] of titles.entries())
    await expect(headings.nth(index)).toHaveAccessibleName(title);
});

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the halves pass each other and lock when the pair fills the window", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, PATH);
    const pair = project(page, "Four oils for a ferry");
    await scrollTo(pair, 300);
    await expect.poll(() => offset(pair)).toBeLessThan(-500);
    await scrollTo(pair, 0);
    await expect.poll(async () => Math.abs(await offset(pair))).toBeLessThan(4);
    await scrollTo(pair, -300);
    await expect.poll(() => offset(pair)).toBeGreaterThan(500);
  });

  test("the halves stand still where motion is reduced", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, PATH);
    const pair = project(page, "Four oils for a ferry");
    for (const below of [300, 0, -300]) {
      await scrollTo(pair, below);
      expect(await offset(pair)).toBe(0);
    }
  });

  test("by keys every link comes into view, in both directions", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, PATH);
    const links = work(page).getByRole("link");
    const count = await links.count();
    expect(count).toBe(titles.length * 2);
    await page.getByRole("main").getByRole("link", { name: "Contact us" }).focus();
    for (let index = 0; index < count; index++) {
      await page.keyboard.press("Tab");
      await expect(links.nth(index)).toBeFocused();
      await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
    }
    for (let index = count - 2; index >= 0; index--) {
      await page.keyboard.press("Shift+Tab");
      await expect(links.nth(index)).toBeFocused();
      await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
    }
  });

  test("a project opens by keys, and Back returns", async ({ page }) => {
    await visit(page, PATH);
    await page.getByRole("link", { name: /^See pictures.*Toys for the third child$/ }).focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "Toys for the third child", level: 1 }),
    ).toBeVisible();
    await page.goBack();
    await expect(project(page, "Toys for the third child")).toBeAttached();
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`one half is white and one is black, and both can be read: ${colorScheme}`, async ({
      page,
    }) => {
      // Every text of both halves is photographed.
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await visit(page, PATH);
      const schemes = await page
        .locator(".seam-pair_half")
        .evaluateAll((halves) => halves.slice(0, 2).map((half) => getComputedStyle(half).color));
      expect(schemes[0]).not.toBe(schemes[1]);
      const texts = page.locator(
        ".seam-pair_title, .seam-pair_half p, .seam-pair_half dd, .seam-pair_half dt",
      );
      await expectReadable(page, await texts.all());
    });
});

test("on a phone the halves stand side by side, in a very small window one over the other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, PATH);
  const pair = project(page, "Five journeys, one shelf");
  expect(await offset(pair)).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => offset(pair)).toBeGreaterThan(300);
});

test("what they agree on is signed by both", async ({ page }) => {
  await visit(page, PATH);
  const agreed = page.getByRole("region", { name: "We agree." });
  await expect(agreed.getByRole("img", { name: /Min .* Max/ })).toBeVisible();
});

test("nothing sticks out of a small window", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

testMessageForm(PATH, form, message);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both have their say, and the form is sent", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText("so I gave them the moon.")).toBeVisible();
    await expect(page.getByText("no leaflet to throw away.")).toBeVisible();
    await sendMessageWithoutScript(form(page), message);
  });
});
