import type { Page } from "playwright/test";
import {
  expectMissingSaid,
  sendMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit, visitInSmallWindow, visitWithStoppedClock } from "#tests/support/visit.ts";

const PATH = "/home-branding-agency";
const message = { sender: "sigil", text: "A lion with eleven whiskers. Be gentle." };

const hero = (page: Page) => page.getByRole("region", { name: "Marks that survive" });
const sign = (page: Page, name: string) =>
  hero(page).getByRole("radio", { name: new RegExp(`^${name}`) });
const emblem = (page: Page) => page.locator(".sign-hero_emblem > path");
const form = (page: Page) => page.getByRole("form", { name: "Write to Sigil" });

/** The outlines of the large sign, to tell one from the other. */
const drawn = (page: Page) =>
  emblem(page).evaluateAll((paths) => paths.map((path) => path.getAttribute("d")).join(" "));

test("by arrow keys every sign is drawn large, from the same pieces, with its client beside it", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(sign(page, "Owl")).toBeChecked();
  const owl = await drawn(page);
  const pieces = await emblem(page).count();
  await sign(page, "Owl").focus();
  await page.keyboard.press("ArrowRight");
  await expect(sign(page, "Orbit")).toBeChecked();
  await expect.poll(() => drawn(page)).not.toBe(owl);
  await expect(emblem(page)).toHaveCount(pieces);
  await expect(hero(page).locator("p", { hasText: "records that take their time" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(sign(page, "Seal")).toBeChecked();
});

test("signs follow one another only where motion is welcome, and the button stops them", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitWithStoppedClock(page, PATH);
  await page.clock.runFor(20_000);
  await expect(sign(page, "Owl")).toBeChecked();
  await expect(page.getByRole("button", { name: "Pause animation" })).toBeHidden();

  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The page hears of it with its next frame.
  await page.waitForFunction(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  await expect(page.getByRole("button", { name: "Pause animation" })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(sign(page, "Orbit")).toBeChecked();
  await page.getByRole("button", { name: "Pause animation" }).press("Enter");
  await page.clock.runFor(20_000);
  await expect(sign(page, "Orbit")).toBeChecked();
  await page.getByRole("button", { name: "Play animation" }).press("Enter");
  await page.clock.runFor(5000);
  await expect(sign(page, "Ship")).toBeChecked();
  await sign(page, "Mill").check();
  await page.clock.runFor(20_000);
  await expect(sign(page, "Mill")).toBeChecked();
});

test("the sign that comes back with the page is the one that is drawn", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, PATH);
  await sign(page, "Orbit").check();
  const orbit = await drawn(page);
  await page.goto("/");
  await page.goBack();
  await alive(page);
  await expect(sign(page, "Orbit")).toBeChecked();
  await expect.poll(() => drawn(page)).toBe(orbit);
});

test("each brand shows its three colours with their values and leads to its whole story, and Back returns", async ({
  page,
}) => {
  await visit(page, PATH);
  const brands = page.getByRole("list", { name: "Our work: tea, vinyl, olive oil" });
  await expect(brands.getByRole("article")).toHaveCount(3);
  for (const brand of await brands.getByRole("article").all())
    await expect(brand.getByText(/^#[\da-f]{6}$/)).toHaveCount(3);
  await brands.getByRole("link", { name: /Tidewater Records/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Slow Orbit");
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test("the names that are struck out are as many as the page says, and one is left", async ({
  page,
}) => {
  await visit(page, PATH);
  const names = page.getByRole("region", { name: /names went into the tin/ });
  const said = Number.parseInt(await names.getByRole("heading", { level: 2 }).innerText());
  await expect(names.getByRole("deletion")).toHaveCount(said - 1);
  await expect(names.getByText("Late", { exact: true })).toBeVisible();
});

test("the button that unfolds a crowd of names goes, and the focus on to the names", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, PATH);
  const unfold = page.getByRole("button", { name: /^Show all \d+/ }).first();
  const crowd = page.locator(".name-funnel_crowd[data-folded]").first().locator("p");
  const first = await crowd.getByRole("deletion").first().innerText();
  await unfold.press("Enter");
  await expect(page.locator("p:focus")).toContainText(first);
});

test("what is missing is said at its field; a message is sent by keys and acknowledged by mail", async ({
  page,
}) => {
  await visit(page, PATH);
  await expectMissingSaid(form(page), message);
  const mail = await sendMessage(form(page), message);
  expect(mail.text).not.toContain("whiskers");
});

test("nothing is wider than a small window, from right to left neither", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the twelve signs are a sheet with their clients, and the form is sent", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(hero(page).getByRole("radio")).toHaveCount(0);
    await expect(hero(page).getByRole("button")).toHaveCount(0);
    for (const client of ["records that take their time", "a bar", "sells its own wind"])
      await expect(hero(page).getByText(client)).toBeVisible();
    await sendMessageWithoutScript(form(page), message);
  });
});
