import type { Page } from "playwright/test";
import { eachOf } from "#tests/support/each-of.ts";
import {
  sendMessage,
  sendMessageWithoutScript,
  testMessageForm,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-business";
const message = { sender: "halden", text: "A letter from 2019, still unanswered." };

const index = (page: Page) => page.getByRole("region", { name: "What we do for family firms" });
const cases = (page: Page) => page.getByRole("group", { name: "Cases", exact: true });
const form = (page: Page) => page.getByRole("form", { name: "Write to Halden & Rowe" });

/** Position in the index of the picture that is to be seen on the stage; null while two of them change places. */
const shownPicture = (page: Page) =>
  index(page)
    .locator(".pictured-index_picture")
    .evaluateAll((pictures) => {
      const seen = pictures.flatMap((picture, position) =>
        getComputedStyle(picture).opacity === "0" ? [] : [position],
      );
      return seen.length === 1 ? seen[0] : null;
    });

test("the line that is pointed at, or has the focus, shows its picture; at rest it is the last one in hand", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect.poll(() => shownPicture(page)).toBe(0);
  await index(page).getByRole("link", { name: /^Tax/ }).hover();
  await expect.poll(() => shownPicture(page)).toBe(2);
  await page.mouse.move(0, 0);
  await expect.poll(() => shownPicture(page)).toBe(2);
  await index(page)
    .getByRole("link", { name: /^Succession/ })
    .focus();
  await page.keyboard.press("Tab");
  await expect(index(page).getByRole("link", { name: /^Buying and selling/ })).toBeFocused();
  await expect.poll(() => shownPicture(page)).toBe(1);
});

test("on a phone every line has its own picture beside it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, PATH);
  for (const line of await eachOf(index(page).getByRole("link"))) {
    const picture = line.locator("img");
    await expect(picture).toBeVisible();
    const [around, inside] = [await line.boundingBox(), await picture.boundingBox()];
    expect(inside!.y).toBeGreaterThanOrEqual(around!.y);
    expect(inside!.y + inside!.height).toBeLessThanOrEqual(around!.y + around!.height);
  }
});

test("a line leads to its case, by keys, and Back leaves it again", async ({ page }) => {
  await visit(page, PATH);
  const line = index(page).getByRole("link", { name: /^Disputes/ });
  await line.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}#case-dispute`);
  await expect(page.getByRole("heading", { name: "Guesthouse Nordvik" })).toBeInViewport();
  await expect(cases(page).getByRole("button", { name: "Guesthouse Nordvik" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await line.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Guesthouse Nordvik" })).toBeInViewport();
});

test("cases are called by name and leafed through by keys", async ({ page }) => {
  // High enough for a whole case and the names below it.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await visit(page, PATH);
  await cases(page).getByRole("button", { name: "Hotel Ottilie" }).click();
  await expect(page.getByRole("heading", { name: "Hotel Ottilie" })).toBeInViewport();
  await cases(page).getByRole("region", { name: "Cases, slides" }).focus();
  await page.keyboard.press("Home");
  await expect(page.getByRole("heading", { name: "Werkstatt Linde" })).toBeInViewport();
});

test("the figures are a table", async ({ page }) => {
  await visit(page, PATH);
  const table = page.getByRole("table", { name: /Opinions, corrections/ });
  await expect(table.getByRole("columnheader")).toHaveText([
    "What is counted",
    "2005",
    "2015",
    "2025",
  ]);
  await expect(table.getByRole("row", { name: /Opinions corrected/ }).getByRole("cell")).toHaveText(
    ["3", "1", "2"],
  );
});

test("every office says its time in words", async ({ page }) => {
  await visit(page, PATH);
  const offices = page.getByRole("region", { name: "Our offices" });
  await expect(offices.getByRole("listitem")).toHaveCount(3);
  await expect(offices.getByRole("listitem").nth(2)).toContainText("Eight hours ahead");
});

test("a message can be for one of the five partners", async ({ page }) => {
  await visit(page, PATH);
  const partner = form(page).getByRole("combobox", { name: "Which partner?" });
  await expect(partner.getByRole("option")).toHaveCount(6);
  await partner.selectOption("Disputes: Rasmus Holm");
  await sendMessage(form(page), message);
});

testMessageForm(PATH, form, message);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures follow pointer and focus, lines lead to cases, and a message can be sent", async ({
    page,
  }) => {
    await page.goto(PATH);
    const line = index(page).getByRole("link", { name: /^Boards/ });
    await line.hover();
    await expect.poll(() => shownPicture(page)).toBe(4);
    await line.click();
    await expect(page.getByRole("heading", { name: "Hotel Ottilie" })).toBeInViewport();
    await sendMessageWithoutScript(form(page), message);
  });
});
