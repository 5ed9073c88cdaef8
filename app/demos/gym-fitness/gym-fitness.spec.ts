import type { Page } from "playwright/test";
import {
  expectBadAddressSaid,
  sendMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-gym-fitness";
const message = {
  sender: "ironhaus",
  text: "Left knee. Never on Mondays.",
  field: "Injuries and preferred times",
  button: "Book a free trial",
  answer: "Your request is with us.",
};

const week = (page: Page) => page.getByRole("region", { name: "Class timetable" });
const kind = (page: Page, name: string) =>
  week(page).getByRole("group", { name: "Discipline" }).getByRole("radio", { name, exact: true });
const level = (page: Page, name: string) =>
  week(page).getByRole("group", { name: "Level" }).getByRole("radio", { name, exact: true });
const form = (page: Page) => page.getByRole("form", { name: "Book a free trial" });

/** Titles of the classes that can be seen. */
const shown = (page: Page) => week(page).locator(".week-timetable_lesson:visible");

test("the claim is one sentence, and sinks through the fold", async ({ page }) => {
  await visit(page, PATH);
  const claim = page.getByRole("heading", { name: "It won’t lift itself", exact: true, level: 1 });
  await expect(claim).toBeVisible();
  const box = await claim.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box && box.y < height && box.y + box.height > height).toBe(true);
});

test("the week is filtered by keys, with one option of each kind, and counts what remains", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(week(page).getByRole("status")).toHaveText(/^34 of 34 classes match/);
  await kind(page, "All").focus();
  await page.keyboard.press("ArrowRight");
  await expect(kind(page, "Barbell")).toBeChecked();
  await expect(kind(page, "All")).not.toBeChecked();
  await expect(shown(page)).toHaveCount(15);
  await level(page, "Heavy").press("Space");
  await expect(week(page).getByRole("status")).toHaveText(/^2 of 34/);
  await expect(shown(page).getByText("Singles")).toHaveCount(2);
  await expect(week(page).getByRole("radio", { checked: true })).toHaveCount(2);
});

test("where nothing remains the table says so", async ({ page }) => {
  await visit(page, PATH);
  await kind(page, "Rope").check();
  await level(page, "Heavy").check();
  await expect(week(page).getByRole("status")).toHaveText(/^No classes match/);
  await expect(shown(page)).toHaveCount(0);
  await level(page, "All").check();
  await expect(week(page).getByRole("status")).toHaveText(/^6 of 34/);
});

test("a discipline leads to its classes, and Back returns to it", async ({ page }) => {
  await visit(page, PATH);
  const engine = page
    .getByRole("region", { name: "Training", exact: true })
    .getByRole("link", { name: /Engine/ });
  await engine.press("Enter");
  await expect(page).toHaveURL(`${PATH}#engine`);
  await expect(kind(page, "Engine")).toBeChecked();
  await expect(shown(page)).toHaveCount(7);
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(engine).toBeInViewport();
});

test("a discipline that is pressed once more is chosen once more", async ({ page }) => {
  await visit(page, PATH);
  const engine = page
    .getByRole("region", { name: "Training", exact: true })
    .getByRole("link", { name: /Engine/ });
  await engine.press("Enter");
  await expect(kind(page, "Engine")).toBeChecked();
  await kind(page, "All").check();
  await expect(week(page).getByRole("status")).toHaveText(/^34 of 34/);
  await engine.press("Enter");
  await expect(page).toHaveURL(`${PATH}#engine`);
  await expect(kind(page, "Engine")).toBeChecked();
  await expect(week(page).getByRole("status")).toHaveText(/^7 of 34/);
});

test("an address with a discipline opens the week at it", async ({ page }) => {
  await visit(page, `${PATH}#rig`);
  await expect(kind(page, "Rig")).toBeChecked();
  await expect(week(page).getByRole("status")).toHaveText(/^6 of 34/);
});

test("the week is a table of days and hours, and on phones a day at a time until it is filtered", async ({
  page,
}) => {
  await visit(page, PATH);
  const table = page.getByRole("table", { name: "Classes of the week by day and hour" });
  await expect(table.getByRole("columnheader")).toHaveCount(8);
  await expect(table.getByRole("row", { name: /^Fri/ })).toContainText("Bench, again");
  await page.setViewportSize({ width: 390, height: 844 });
  const day = (name: string) =>
    week(page).getByRole("group", { name: "Day of the week" }).getByRole("radio", { name });
  await expect(day("Mon")).toBeChecked();
  await expect(shown(page)).toHaveCount(7);
  await day("Mon").press("ArrowRight");
  await expect(shown(page).first()).toContainText("Diesel");
  await expect(shown(page)).toHaveCount(6);
  await day("Sun").check();
  await expect(shown(page)).toHaveCount(2);
  await kind(page, "Rig").check();
  await expect(shown(page)).toHaveCount(6);
  await expect(day("Sun")).toBeHidden();
});

test("what is counted elsewhere is the week’s own count", async ({ page }) => {
  await visit(page, PATH);
  const coaches = page.getByRole("region", { name: "Coaches", exact: true });
  await expect(coaches.getByRole("listitem")).toHaveCount(5);
  const shares = await coaches.getByText(/\d+ classes a week\.$/).allInnerTexts();
  const sum = shares.reduce((total, text) => total + Number(/(\d+) classes/.exec(text)?.[1]), 0);
  expect(sum).toBe(34);
  await expect(page.getByRole("region", { name: "Plate prices" })).toContainText("all 34 classes");
});

test("a free trial is checked, asked for by keys and acknowledged by mail", async ({ page }) => {
  await visit(page, PATH);
  await expectBadAddressSaid(form(page), message);
  await form(page).getByLabel("What you would like to try").selectOption("Rig");
  await sendMessage(form(page), message);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the week filters and counts, and a free trial can be asked for", async ({ page }) => {
    await page.goto(PATH);
    await expect(shown(page)).toHaveCount(34);
    await kind(page, "Rig").check();
    await level(page, "Heavy").check();
    await expect(shown(page)).toHaveCount(2);
    await expect(week(page).getByRole("status")).toBeHidden();
    await expect(
      week(page).getByText("of 34 classes match", { exact: false }).last(),
    ).toBeVisible();
    await sendMessageWithoutScript(form(page), { ...message, text: "Nothing yet." });
  });
});
