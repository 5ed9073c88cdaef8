import type { Page } from "playwright/test";
import { eachOf } from "#tests/support/each-of.ts";
import {
  expectMissingSaid,
  sendMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitInSmallWindow } from "#tests/support/visit.ts";

const PATH = "/home-creative-agency";
const message = { sender: "ohstudio", text: "A box. My aunt should gasp." };

const form = (page: Page) => page.getByRole("form", { name: "Write to Oh! Studio" });
const stickers = (page: Page) => page.getByRole("list", { name: "Our work, as stickers!" });

/** Where the ball of the first screen looks: "0.000" is straight ahead, empty before any pointer came. */
const lean = (page: Page) =>
  page
    .getByRole("region", { name: "Oh is what they say" })
    .locator("[aria-hidden]")
    .first()
    .evaluate((ball) => Number((ball as HTMLElement).style.getPropertyValue("--lean-x")));

/** The colours of the bands, from top to bottom. */
const grounds = (page: Page) =>
  page
    .getByRole("main")
    .locator("[data-ground]")
    .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).backgroundColor));

test("the drawn word opens the sentence, and its two ways lead on; Back returns", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(
    page.getByRole("heading", {
      name: "Oh is what they say before they know why.",
      exact: true,
      level: 1,
    }),
  ).toBeVisible();
  await page.getByRole("link", { name: "See our work" }).press("Enter");
  await expect(page).toHaveURL(`${PATH}#work`);
  await expect(page.getByRole("heading", { name: "Our work, as stickers!" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await page.getByRole("link", { name: "Get in touch" }).click();
  await expect(page.getByRole("heading", { name: "Your turn to shout!" })).toBeInViewport();
});

test("the ball leans towards the mouse, and not where motion is reduced", async ({ page }) => {
  await visit(page, PATH);
  await page.mouse.move(1200, 300);
  await expect.poll(() => lean(page)).toBeGreaterThan(0.3);
  await page.mouse.move(60, 300);
  await expect.poll(() => lean(page)).toBeLessThan(-0.3);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const before = await lean(page);
  await page.mouse.move(1200, 320);
  expect(await lean(page)).toBeLessThanOrEqual(before);
});

test("neighbouring bands never have the same colour, by day and by night", async ({ page }) => {
  await visit(page, PATH);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const colours = await grounds(page);
    expect(colours).toHaveLength(7);
    for (const [index, colour] of colours.entries()) expect(colour).not.toBe(colours[index + 1]);
  }
});

test("a sticker opens its project by keys, and Back returns to it", async ({ page }) => {
  await visit(page, PATH);
  await expect(stickers(page).getByRole("link")).toHaveCount(6);
  const sticker = stickers(page).getByRole("link", { name: "A sky on every can" });
  await sticker.press("Enter");
  await expect(page.getByRole("heading", { name: "A sky on every can", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(sticker).toBeVisible();
});

test("services are words that can be read, each with an O and a price", async ({ page }) => {
  await visit(page, PATH);
  const services = page.getByRole("region", { name: "What we make (always with an O)" });
  const words = services.getByRole("heading", { level: 3 });
  await expect(words).toHaveCount(6);
  await expect(services.getByRole("heading", { name: "Commotion", exact: true })).toBeVisible();
  for (const item of await eachOf(services.getByRole("listitem")))
    await expect(item).toContainText(/from €[\d,]+/);
});

test("prizes say how many took part, and none of them is told to search engines", async ({
  page,
}) => {
  await visit(page, PATH);
  const prizes = page.getByRole("region", { name: "Prizes, and how many we beat!" });
  await expect(prizes.getByRole("listitem").filter({ hasText: "Loudest Box" })).toContainText(
    "2nd of 2",
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join("")).not.toMatch(/award|rating/i);
});

test("what is missing is said at its field; a shout is acknowledged in place and by mail", async ({
  page,
}) => {
  await visit(page, PATH);
  await expectMissingSaid(form(page), message);
  await sendMessage(form(page), message);
});

test("nothing is wider than a small window, from right to left neither", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every band has its own colour, and the form is sent", async ({ page }) => {
    await page.goto(PATH);
    expect(new Set(await grounds(page)).size).toBe(6);
    await expect(page.getByRole("heading", { name: "Shopfronts" })).toBeVisible();
    await sendMessageWithoutScript(form(page), message);
  });
});
