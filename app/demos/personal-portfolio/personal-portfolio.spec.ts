import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-personal-portfolio";

const years = (page: Page) => page.getByRole("region", { name: "My working life, year by year" });
const year = (page: Page, number: number) => years(page).locator(`details#y${number}`);
const form = (page: Page) => page.getByRole("form", { name: "Write to Mara Okafor" });

test("the hello leads to the work, and Back returns to it", async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, I’m Mara.");
  await page.getByRole("link", { name: "See my work" }).click();
  await expect(page).toHaveURL(`${PATH}#work`);
  await expect(
    page.getByRole("heading", { name: "My work: tools for long shifts" }),
  ).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test("each of the four tools is a picture that says what is to be seen", async ({ page }) => {
  await visit(page, PATH);
  const work = page.getByRole("region", { name: "My work: tools for long shifts" });
  for (const name of [
    /^The handover screen: 3 of 24 beds/,
    /^The roster of one day/,
    /^The label printer/,
    /^The lost-property desk/,
  ])
    await expect(work.getByRole("img", { name })).toBeVisible();
});

test("a year opens in place by keys and closes the one before", async ({ page }) => {
  await visit(page, PATH);
  await expect(year(page, 2018)).toHaveAttribute("open");
  await expect(years(page).getByText("lit the ward like an open fridge")).toBeVisible();

  await year(page, 2014).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(years(page).getByText("It still says 612.")).toBeVisible();
  await expect(years(page).getByText("lit the ward like an open fridge")).toBeHidden();

  await page.keyboard.press("Space");
  await expect(years(page).getByText("It still says 612.")).toBeHidden();
});

test("the address of a year opens it", async ({ page }) => {
  await visit(page, `${PATH}#y2009`);
  await expect(year(page, 2009)).toHaveAttribute("open");
  await expect(year(page, 2009)).toBeInViewport();
  await expect(years(page).locator("details[open]")).toHaveCount(1);
});

test("a year that was closed opens again by the link that opened it", async ({ page }) => {
  await visit(page, PATH);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "The night I was wrong" });
  await link.press("Enter");
  await expect(page).toHaveURL(`${PATH}#y2018`);
  await year(page, 2018).locator("summary").press("Enter");
  await expect(year(page, 2018)).not.toHaveAttribute("open");
  await link.press("Enter");
  await expect(year(page, 2018)).toHaveAttribute("open");
});

test("the line ends at the form", async ({ page }) => {
  await visit(page, PATH);
  await years(page).getByRole("link", { name: "Then you wrote to me." }).click();
  await expect(page).toHaveURL(`${PATH}#contact`);
  await expect(
    page.getByRole("heading", { name: "Which screen do you sigh at?" }),
  ).toBeInViewport();
});

test("every mark is written beside its evidence", async ({ page }) => {
  await visit(page, PATH);
  const marks = page.getByRole("region", { name: /^What I’m good at/ }).getByRole("listitem");
  await expect(marks).toHaveCount(6);
  await expect(marks.first()).toContainText("96");
  await expect(marks.first()).toContainText("Saying no to a modal");
  await expect(marks.last()).toContainText("12");
});

test("what Mara passes on can be read here", async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole("link", { name: "Keep a book of everything you refuse" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Keep a book of everything you refuse",
  );
});

test("a message is refused without an address, and arrives with one", async ({ page }) => {
  await visit(page, PATH);
  const message = `Six screens, one sigh: ${randomUUID()}`;
  await form(page).getByLabel("Your name").fill("Ida Winther");
  await form(page).getByLabel("Your message").fill(message);
  await form(page).getByRole("button", { name: "Send message" }).click();
  await expect(form(page).getByLabel("Email")).toBeFocused();
  await expect(form(page).getByLabel("Email")).toHaveAttribute("aria-invalid", "true");

  const email = `ida-${randomUUID()}@example.org`;
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByRole("button", { name: "Send message" }).click();
  await expect(form(page).getByText("Your message is with us.")).toBeVisible();
  expect(await mailTo(email)).toBeTruthy();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a year opens and closes the one before", async ({ page }) => {
    await page.goto(PATH);
    await expect(years(page).getByText("lit the ward like an open fridge")).toBeVisible();
    await year(page, 2013).locator("summary").click();
    await expect(years(page).getByText("Not the kettle, which leaked.")).toBeVisible();
    await expect(years(page).getByText("lit the ward like an open fridge")).toBeHidden();
  });
});
