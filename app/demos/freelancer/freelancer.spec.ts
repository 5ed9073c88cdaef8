import type { Page } from "playwright/test";
import { eachOf } from "#tests/support/each-of.ts";
import {
  expectMissingSaid,
  sendMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitInSmallWindow, visitWithStoppedClock } from "#tests/support/visit.ts";

const PATH = "/home-freelancer";
const message = { sender: "reyes", text: "Our brochure. You will laugh." };

const edits = (page: Page) => page.getByRole("region", { name: "What I cut, with the cuts" });
const weeks = (page: Page) => page.getByRole("list", { name: "The weeks ahead" });
const form = (page: Page) => page.getByRole("form", { name: "Write to Tom Reyes" });

/** Words that can be seen in the text of a job, without what is only read out. */
const words = async (page: Page, client: string) => {
  const text = edits(page).getByRole("listitem").filter({ hasText: client }).locator(".display");
  const shown = await text.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    const isHidden = (tag: string) => {
      const edit = element.querySelector(tag);
      return edit !== null && getComputedStyle(edit).display === "none";
    };
    for (const tag of ["del", "ins"])
      if (isHidden(tag)) for (const edit of copy.querySelectorAll(tag)) edit.remove();
    for (const note of copy.querySelectorAll(".sr-only")) note.remove();
    return copy.textContent;
  });
  return shown.replaceAll(/\s+/g, " ").trim();
};

test("the letter leads to what its sentences speak of, and Back returns to it", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello,");
  await page.getByRole("link", { name: /^£\d+ a day$/ }).click();
  await expect(page).toHaveURL(`${PATH}#rates`);
  await expect(page.getByRole("table", { name: /^What Tom Reyes writes/ })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await page.getByRole("link", { name: "see when I’m free" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The weeks I still have free" })).toBeInViewport();
});

test("by arrow keys the texts are shown as they came, as they were edited and as they left", async ({
  page,
}) => {
  await visit(page, PATH);
  const choice = (name: string) => edits(page).getByRole("radio", { name });
  await expect(choice("My edits")).toBeChecked();
  await expect(edits(page).getByText(/\d+ words struck out, \d+ written in/)).toBeVisible();

  await choice("My edits").focus();
  await page.keyboard.press("ArrowDown");
  await expect(choice("As it went out")).toBeChecked();
  expect(await words(page, "A hotel")).toBe(
    "The lift is broken. Pawel is not, and he carries bags.",
  );
  await expect(edits(page).getByText(/\d+ words went out/)).toBeVisible();
  await expect(edits(page).getByText("words struck out")).toBeHidden();

  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(choice("As they sent it")).toBeChecked();
  expect(await words(page, "A hotel")).toMatch(/^Dear esteemed guests, .* has been provided\.$/);
});

test("the words beside each text are those that can be counted in it", async ({ page }) => {
  await visit(page, PATH);
  for (const client of ["An insurer", "A hotel", "A software firm"]) {
    const job = edits(page).getByRole("listitem").filter({ hasText: client });
    const [, before, after] = /(\d+) words in, (\d+) out/.exec(await job.innerText()) ?? [];
    await edits(page).getByRole("radio", { name: "As they sent it" }).press("Space");
    expect((await words(page, client)).split(" ")).toHaveLength(Number(before));
    await edits(page).getByRole("radio", { name: "As it went out" }).press("Space");
    expect((await words(page, client)).split(" ")).toHaveLength(Number(after));
  }
});

test("every price is the day rate times the days", async ({ page }) => {
  await visit(page, PATH);
  const table = page.getByRole("table", { name: /^What Tom Reyes writes/ });
  const heading = await page.getByRole("heading", { name: /^What I charge/ }).innerText();
  const rate = Number(/£(\d+)/.exec(heading)?.[1]);
  for (const row of await eachOf(table.getByRole("row").filter({ hasText: "£" }))) {
    const [takes = "", price = ""] = await row.getByRole("cell").allInnerTexts();
    const days =
      takes === "Half a day" ? 0.5 : Number.parseInt(takes) + (takes.includes("½") ? 0.5 : 0);
    expect(Number(price.replaceAll(/\D/g, "")), takes).toBe(rate * days);
  }
});

test("kind words come in order of their length", async ({ page }) => {
  await visit(page, PATH);
  const quotes = page.getByRole("region", { name: "Kind words, shortest first" });
  const lengths = (await quotes.getByText(/^\d+ words?$/).allInnerTexts()).map(Number.parseFloat);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  for (const [index, quote] of (await quotes.getByRole("blockquote").allInnerTexts()).entries())
    expect(quote.split(/\s+/)).toHaveLength(lengths[index] ?? 0);
});

test("the weeks are those after today: booked, a holiday or free, and a free one leads to the form", async ({
  page,
}) => {
  await visitWithStoppedClock(page, PATH, new Date("2030-12-04T10:00:00Z"));
  const shown = weeks(page).getByRole("listitem");
  await expect(shown).toHaveCount(12);
  await expect(shown.first()).toContainText("9 – 13 Dec");
  await expect(shown.first()).toContainText("Taken");
  await expect(shown.nth(2)).toContainText("23 – 27 Dec");
  await expect(shown.nth(2)).toContainText("Christmas");
  await expect(shown.nth(3)).toContainText("30 Dec – 3 Jan");
  const free = weeks(page).getByRole("link", { name: /Free/ }).first();
  await free.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}#contact`);
});

test("what is missing is said at its field; a message is sent by keys and acknowledged by mail", async ({
  page,
}) => {
  await visit(page, PATH);
  await expectMissingSaid(form(page), message);
  const mail = await sendMessage(form(page), message);
  expect(mail.text).not.toContain("brochure");
});

test("nothing is wider than a small window, from right to left neither", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the switch works, no week is promised, and the form is sent", async ({ page }) => {
    await page.goto(PATH);
    await expect(edits(page).getByText("currently temporarily unavailable")).toBeVisible();
    await edits(page).getByRole("radio", { name: "As it went out" }).check();
    await expect(edits(page).getByText("currently temporarily unavailable")).toBeHidden();
    await expect(edits(page).getByText("and he carries bags.")).toBeVisible();
    await expect(weeks(page)).toBeHidden();
    await expect(
      page.getByRole("link", { name: "Write to me and I’ll send you dates" }),
    ).toBeVisible();
    await sendMessageWithoutScript(form(page), message);
  });
});
