import type { Locator, Page } from "playwright/test";
import { eachOf } from "#tests/support/each-of.ts";
import {
  expectMissingSaid,
  sendMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitInSmallWindow } from "#tests/support/visit.ts";

const PATH = "/home-creative-portfolio";
const message = { sender: "abe", text: "A heron. You may call it a crane." };

const pieces = (page: Page) => page.getByRole("list", { name: "On the desk" }).getByRole("link");
const form = (page: Page) => page.getByRole("form", { name: "Write to Jun Abe" });

/** The angle at which a piece lies, in degrees. */
const turn = (piece: Locator) =>
  piece.evaluate((element) => Number.parseFloat(getComputedStyle(element).rotate));

/** Whether the middle of a piece can be hit: nothing lies over it. */
const isOnTop = (piece: Locator) =>
  piece.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test.describe("on a desk of 1440 pixels", () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

  test("pieces lie at angles; the one with the focus straightens, and Enter opens it", async ({
    page,
  }) => {
    await visit(page, PATH);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jun Abe");
    await expect(pieces(page)).toHaveCount(9);
    for (const piece of await pieces(page).all()) expect(await turn(piece)).not.toBe(0);

    await page.getByRole("link", { name: "Ask for a drawing" }).focus();
    await page.keyboard.press("Tab");
    const first = pieces(page).first();
    await expect(first).toBeFocused();
    await expect.poll(() => turn(first)).toBe(0);
    await page.keyboard.press("Tab");
    await expect(pieces(page).nth(1)).toBeFocused();
    await expect.poll(() => turn(pieces(page).nth(1))).toBe(0);
    await expect.poll(() => turn(first)).not.toBe(0);

    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A sky on every can");
    await page.goBack();
    await expect(page).toHaveURL(PATH);
    await expect(pieces(page)).toHaveCount(9);
  });

  test("a piece under the mouse straightens and comes to the top", async ({ page }) => {
    await visit(page, PATH);
    const piece = page.getByRole("link", { name: "Toys for the third child" });
    await piece.hover();
    await expect.poll(() => turn(piece)).toBe(0);
    expect(await isOnTop(piece)).toBe(true);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("three pairs lie on the desk, and each piece can be tapped in its middle", async ({
    page,
  }) => {
    await visit(page, PATH);
    await expect(pieces(page)).toHaveCount(6);
    for (const piece of await eachOf(pieces(page))) {
      await piece.scrollIntoViewIfNeeded();
      expect(await isOnTop(piece), (await piece.textContent()) ?? "").toBe(true);
    }
    await page.getByRole("link", { name: "Sixteen tiles of chocolate" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sixteen tiles of chocolate");
  });
});

test.describe("where motion is welcome", () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" });

  test("the crane waits for the visitor, and then is drawn", async ({ page }) => {
    await visit(page, PATH);
    const sheets = page.getByRole("region", { name: "How I draw a crane" }).getByRole("list");
    const line = sheets.locator("path").first();
    const offset = () => line.evaluate((path) => getComputedStyle(path).strokeDashoffset);
    await expect.poll(offset).toBe("1.1px");
    await sheets.scrollIntoViewIfNeeded();
    await expect.poll(offset).toBe("0px");
  });
});

test("the strokes of the clients come to what the heading says", async ({ page }) => {
  await visit(page, PATH);
  const clients = page.getByRole("list", { name: "Clients" }).getByRole("listitem");
  const heading = await page.getByRole("heading", { name: /\d+ clients/ }).innerText();
  const [stated, pictures] = heading.match(/\d+/g)?.map(Number) ?? [];
  await expect(clients).toHaveCount(stated ?? 0);
  let sum = 0;
  for (const client of await clients.all()) {
    const count = Number(/(\d+)\s*pictures/.exec((await client.textContent()) ?? "")?.[1]);
    const strokes = await client.locator("[data-strokes] path").getAttribute("d");
    expect(strokes?.match(/M/g)).toHaveLength(count);
    sum += count;
  }
  expect(sum).toBe(pictures);
});

test("a client's sheet leads to what was drawn for them", async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole("link", { name: "Werkstatt Linde" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toys for the third child");
});

test("what the sun was put on can be bought", async ({ page }) => {
  await visit(page, PATH);
  const things = page.getByRole("region", { name: "Buy a bit of sun" });
  await expect(things.getByRole("article")).toHaveCount(4);
  await things.getByRole("link", { name: "Sun tote bag", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sun tote bag");
});

test("what is missing is said at its field; a message is sent by keys and acknowledged by mail", async ({
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

  test("the crane is drawn, pieces are links, and the form is sent", async ({ page }) => {
    await page.goto(PATH);
    await expect(pieces(page).first()).toHaveAttribute("href", /^\/portfolio\//);
    const lines = page.getByRole("region", { name: "How I draw a crane" }).locator("path");
    for (const line of await eachOf(lines))
      await expect(line).toHaveCSS("stroke-dashoffset", "0px");
    await sendMessageWithoutScript(form(page), message);
  });
});
