import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-application";
const STOPS = ["Monday", "Tuesday night", "Thursday", "Sunday"];

const phone = (page: Page) => page.getByRole("group", { name: /^Thursday/ });
const habit = (page: Page, name: string) => phone(page).getByRole("checkbox", { name });
const habitRow = (page: Page, name: string) =>
  phone(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox", { name }) });
const ring = (page: Page, index: number) => page.locator(".habit-hero_ring").nth(index);
const screen = (page: Page, stop: string) => page.getByRole("img", { name: `The app on ${stop}:` });
const form = (page: Page) => page.getByRole("form", { name: "Tell me what’s new" });

/** A tick in the phone closes the ring of its habit; the last of the three says so. */
async function keepTheWeek(page: Page): Promise<void> {
  await expect(phone(page).getByRole("status")).toContainText("One left of each.");
  await habit(page, "Swim").focus();
  await page.keyboard.press("Space");
  await expect(habit(page, "Swim")).toBeChecked();
  await expect(habitRow(page, "Swim").getByText("3 of 3")).toBeVisible();
  await expect(ring(page, 0)).toHaveCSS("stroke-dasharray", /^100(px)?, 100/);
  await expect(ring(page, 1)).toHaveCSS("stroke-dasharray", /^66\.7(px)?, 100/);
  for (const name of ["Ten pages", "Ring Mum"]) {
    await page.keyboard.press("Tab");
    await expect(habit(page, name)).toBeFocused();
    await page.keyboard.press("Space");
  }
  await expect(phone(page).getByText("Week kept.")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(phone(page).getByText("Week kept.")).toBeHidden();
}

/** Brings the text of a stop to the middle of the window, as a visitor who reads it would. */
async function readOn(page: Page, title: string): Promise<void> {
  await page
    .getByRole("heading", { name: title })
    .evaluate((heading) => heading.scrollIntoView({ block: "center", behavior: "instant" }));
}

test("habits are ticked by keys alone, and the rings of the first screen follow", async ({
  page,
}) => {
  await visit(page, PATH);
  await keepTheWeek(page);
});

test("the phone stands still and shows the screen of the text in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, PATH);
  await readOn(page, "A bad Tuesday costs nothing");
  await expect(screen(page, "Tuesday night")).toHaveCSS("opacity", "1");
  await expect(screen(page, "Monday")).toHaveCSS("opacity", "0");
  const top = (stop: string) =>
    screen(page, stop).evaluate(
      (element) => element.firstElementChild!.getBoundingClientRect().top,
    );
  const before = await top("Tuesday night");
  await readOn(page, "Share a habit with someone");
  await expect(screen(page, "Thursday")).toHaveCSS("opacity", "1");
  expect(Math.abs((await top("Thursday")) - before)).toBeLessThan(1);
  await readOn(page, "Pick a goal for the week");
  await expect(screen(page, "Monday")).toHaveCSS("opacity", "1");
  await expect(screen(page, "Thursday")).toHaveCSS("opacity", "0");
});

test("on a phone every text has its own screen below it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, PATH);
  for (const stop of STOPS) await expect(screen(page, stop)).toHaveCSS("opacity", "1");
  const days = page.locator("#week li");
  await expect(days).toHaveCount(STOPS.length);
  for (const [index, stop] of STOPS.entries()) {
    const heading = (await days.nth(index).getByRole("heading").boundingBox())!;
    const shown = (await screen(page, stop).boundingBox())!;
    expect(shown.y, stop).toBeGreaterThan(heading.y + heading.height);
    expect(Math.abs(shown.x - heading.x), stop).toBeLessThan(120);
  }
});

test("a store button leads to where the app would be had, which says that there is none; Back returns", async ({
  page,
}) => {
  await visit(page, PATH);
  await page.getByRole("link", { name: "Tempo for Android" }).press("Enter");
  await expect(page).toHaveURL(`${PATH}#download`);
  const download = page.getByRole("region", { name: "Download Tempo" });
  await expect(download.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(download).toContainText("there is nothing to install");
  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test("prices by the year cost ten months, by keys alone", async ({ page }) => {
  await visit(page, PATH);
  const duet = (term: string) =>
    page
      .getByRole("tabpanel", { name: term })
      .getByRole("listitem")
      .filter({ hasText: "Duet" })
      .first();
  await expect(duet("Monthly")).toContainText("€3");
  await page.getByRole("tab", { name: "Monthly" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Yearly" })).toBeFocused();
  await expect(duet("Yearly")).toContainText("€30");
});

test("the letter is asked for with an address that is one", async ({ page }) => {
  const email = `tempo-${randomUUID()}@example.com`;
  await visit(page, PATH);
  const field = form(page).getByLabel("Email address");
  await field.fill("not an address");
  await form(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(field).toHaveAccessibleDescription("Invalid email.");
  await field.fill(email);
  await field.press("Enter");
  await expect(form(page).getByText("a link to confirm your address")).toBeVisible();
  await mailTo(email);
});

test("the rings fill where motion is welcome, and stand for those who want less", async ({
  page,
}) => {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => (animation as CSSAnimation).animationName?.endsWith("_ring-fill"))
          .length,
    );
  await page.setViewportSize({ width: 600, height: 900 });
  await visit(page, PATH);
  expect(await moving()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(moving).toBe(3);
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  expect(await moving()).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("habits can be ticked, every screen and price is there, and the letter can be asked for", async ({
    page,
  }) => {
    const email = `tempo-${randomUUID()}@example.com`;
    await page.goto(PATH);
    await keepTheWeek(page);
    for (const stop of STOPS) {
      await expect(screen(page, stop)).toBeVisible();
      await expect(screen(page, stop)).toHaveCSS("opacity", "1");
    }
    for (const price of ["€3", "€30"]) {
      await expect(page.getByText(price, { exact: true })).toBeVisible();
    }
    await form(page).getByLabel("Email address").fill(email);
    await form(page).getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/sent=subscribe/);
    await mailTo(email);
  });
});
