import { PORTFOLIO_SCATTERED } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { expectReadable } from "#tests/support/measure-contrast.ts";
import { expectBadAddressSaid, sendMessage } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { scrollPosition, visit } from "#tests/support/visit.ts";

const PATH = "/home-vertical-portfolio";
const message = { sender: "nord", text: "A kettle that should be better than it is." };

const dots = (page: Page) => page.getByRole("navigation", { name: "Pages", exact: true });
const dot = (page: Page, name: string) => dots(page).getByRole("link", { name });
const sheet = (page: Page, name: string) => page.getByRole("region", { name });
const form = (page: Page) => page.getByRole("form", { name: "Write to Atelier Nord" });

/** The page of this name is open: it is in the window, its dot says so, and so does the address. */
async function expectOpen(page: Page, name: string, id: string): Promise<void> {
  await expect(dots(page).locator("[aria-current]")).toHaveText([name]);
  await expect(page).toHaveURL(`${PATH}#${id}`);
  await expect.poll(async () => (await sheet(page, name).boundingBox())?.y).toBeCloseTo(0, -1);
}

test.use({ viewport: { width: 1440, height: 900 } });

test("arrow and page keys turn the pages, and the address follows without a trail for Back", async ({
  page,
}) => {
  await visit(page, PORTFOLIO_SCATTERED);
  await visit(page, PATH);
  await expect(dots(page).locator("[aria-current]")).toHaveText(["One circle, four boards"]);
  await expect(page).toHaveURL(PATH);
  await page.keyboard.press("ArrowDown");
  await expectOpen(page, "Nine rings of light", "nine-rings-of-light");
  await page.keyboard.press("PageDown");
  await expectOpen(page, "Slow Orbit", "slow-orbit");
  await page.keyboard.press("ArrowUp");
  await expectOpen(page, "Nine rings of light", "nine-rings-of-light");
  await page.keyboard.press("PageUp");
  await expectOpen(page, "One circle, four boards", "one-circle-four-boards");
  await page.goBack();
  await expect(page).toHaveURL(PORTFOLIO_SCATTERED);
});

test("two presses in a hurry turn two pages", async ({ page }) => {
  await visit(page, PATH);
  await expect(dots(page).locator("[aria-current]")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectOpen(page, "Slow Orbit", "slow-orbit");
});

test("a dot leads to its page by keys alone, and the next Tab is on that page", async ({
  page,
}) => {
  await visit(page, PATH);
  await dot(page, "Pebbles for a bathroom shelf").focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, "Pebbles for a bathroom shelf", "pebbles-for-a-bathroom-shelf");
  await page.keyboard.press("Tab");
  await expect(
    sheet(page, "Pebbles for a bathroom shelf").getByRole("link", { name: /^View case study/ }),
  ).toBeFocused();
});

test("an address with a page's name opens that page", async ({ page }) => {
  await visit(page, `${PATH}#a-sprig-for-every-tin`);
  await expectOpen(page, "A sprig for every tin", "a-sprig-for-every-tin");
});

test("whoever asked for less motion is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, PATH);
  await expect(dots(page).locator("[aria-current]")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  expect(await scrollPosition(page)).toBe(900);
});

test("in a field the keys belong to the field", async ({ page }) => {
  await visit(page, `${PATH}#contact`);
  const message = form(page).getByLabel("Your message");
  await message.fill("One\nTwo\nThree");
  const before = await scrollPosition(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(message).toBeFocused();
  expect(await scrollPosition(page)).toBe(before);
});

test("a page that is higher than the window is scrolled before it is turned", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await visit(page, PATH);
  await expect(dots(page).locator("[aria-current]")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  expect(await scrollPosition(page)).toBeLessThan(420);
  await expect(page).toHaveURL(PATH);
});

test("the words on the picture of the first page can be read, in narrow and wide windows", async ({
  page,
}) => {
  // From narrow to wide: a browser that has the large file shows it in a small window, too.
  for (const size of [
    { width: 390, height: 844 },
    { width: 1200, height: 1000 },
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await visit(page, PATH);
    const texts = sheet(page, "One circle, four boards").locator("h1, h2 > span, li, p, a");
    await expectReadable(page, await texts.all(), `${size.width} px`);
  }
});

test("a message is checked, sent by keys alone and acknowledged by mail", async ({ page }) => {
  await visit(page, `${PATH}#contact`);
  await form(page).getByLabel("Your name").fill("Ada Lovelace");
  await expectBadAddressSaid(form(page), message, "keys");
  await sendMessage(form(page), message);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every dot is a link to its page", async ({ page }) => {
    await page.goto(PATH);
    await expect(dots(page).getByRole("link")).toHaveCount(8);
    await dot(page, "Four seasons in a shop window").click();
    await expect(page).toHaveURL(`${PATH}#four-seasons-in-a-shop-window`);
    await expect(
      page.getByRole("heading", { name: "Four seasons in a shop window" }),
    ).toBeInViewport();
    await dot(page, "Contact").click();
    await expect(form(page).getByLabel("Email")).toBeVisible();
  });
});
