import type { Page } from "playwright/test";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import {
  expectMissingSaid,
  sendMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitInSmallWindow } from "#tests/support/visit.ts";

const PATH = "/home-web-agency";
const message = { sender: "stackhaus", text: "It was like that when I got here." };

const field = (page: Page) => page.getByRole("textbox", { name: "Type a command" });
const answers = (page: Page) => page.getByRole("log", { name: "Command output" });
const audit = (page: Page) =>
  page.getByRole("table", { name: "What this page may load, and what your visit has loaded" });
const form = (page: Page) => page.getByRole("form", { name: "Open a ticket with Stackhaus" });

async function ask(page: Page, command: string): Promise<void> {
  await field(page).fill(command);
  await field(page).press("Enter");
}

test("the log counts what the site has: as many squares as pages", async ({ page }) => {
  await visit(page, PATH);
  const log = page.getByRole("list", { name: "What the build of this site counted" });
  const [, templates] = /(\d+) of them templates/.exec(await log.innerText()) ?? [];
  const map = page.getByRole("figure").filter({ hasText: "This page is the blue one" });
  await expect(map).toContainText(`${templates} templates`);
  const squares = await map
    .locator("path:not(:last-child)")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("d") ?? "").join(""));
  expect(squares.match(/M/g)).toHaveLength(Number(templates));
});

test("the limits are those of the budget, and this visit keeps to them", async ({ page }) => {
  await visit(page, PATH);
  const row = (name: string) =>
    audit(page)
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name }) });
  for (const [name, limit] of [
    ["script", firstViewBudget.js],
    ["css", firstViewBudget.css],
    ["fonts", firstViewBudget.fonts],
    ["largest picture", firstViewBudget.largestImage],
    ["total", firstViewBudget.total],
  ] as const) {
    await expect(row(name)).toContainText(`${limit} kB`);
    await expect(row(name)).toContainText("pass");
    await expect(row(name).getByRole("cell").first()).toHaveText(/^\d+\.\d kB/);
  }
  await expect(row("layout shift")).toContainText(String(firstViewBudget.layoutShift));
  const measured = page.getByRole("list", { name: "What your browser measured on this visit" });
  await expect(measured.getByRole("listitem").first()).toHaveText(/html\d+\.\d kB/);
});

test("the prompt answers by keys, remembers what was asked, and knows that it may fail", async ({
  page,
}) => {
  await visit(page, PATH);
  await ask(page, "ls services");
  await expect(answers(page).getByRole("listitem").first()).toContainText("websites");
  await ask(page, "make coffee");
  await expect(answers(page)).toContainText("make: command not found");
  await field(page).press("ArrowUp");
  await expect(field(page)).toHaveValue("make coffee");
  await field(page).press("ArrowUp");
  await field(page).press("ArrowUp");
  await expect(field(page)).toHaveValue("ls services");
  await field(page).press("ArrowDown");
  await field(page).press("ArrowDown");
  await expect(field(page)).toHaveValue("");
  await ask(page, "clear");
  await expect(answers(page).getByRole("listitem")).toHaveCount(0);
});

test("prompt and page name the same prices", async ({ page }) => {
  await visit(page, PATH);
  await ask(page, "cat price");
  const plans = page.getByRole("region", { name: "Costs what it says" });
  const prices = (await plans.getByText(/^€[\d,]+$/).allInnerTexts()).map((price) => price.trim());
  expect(prices).toHaveLength(3);
  for (const price of prices) await expect(answers(page)).toContainText(price);
});

test("a window of the status bar leads to its place, and Back returns", async ({ page }) => {
  await visit(page, PATH);
  const windows = page.getByRole("navigation", { name: "Page sections" });
  await windows.getByRole("link", { name: "process" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}#process`);
  await expect(page.getByRole("heading", { name: "Ships in six weeks" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test("where motion is welcome the log is typed; that can be skipped, and moves nothing", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The typing stands still: without the button it would never end.
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await visit(page, PATH);
  const last = page.getByText("found in production");
  const before = await last.boundingBox();
  const skip = page.getByRole("button", { name: "Skip the typing" });
  await skip.press("Enter");
  await expect(skip).toHaveCount(0);
  await expect(page.locator(".session-hero_log")).toBeFocused();
  expect(await last.boundingBox()).toEqual(before);
});

test("what is missing is said at its field; a ticket is acknowledged in place and by mail", async ({
  page,
}) => {
  await visit(page, PATH);
  await expectMissingSaid(form(page), message);
  const mail = await sendMessage(form(page), message);
  expect(mail.text).not.toContain("when I got here");
});

test("nothing is wider than a small window, from right to left neither", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the log stands there whole, nothing is measured, and the ticket is sent", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText("Left in on purpose.")).toBeVisible();
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByText("The prompt here needs script.")).toBeVisible();
    await expect(audit(page).getByText("nothing was measured").first()).toBeVisible();
    await sendMessageWithoutScript(form(page), message);
  });
});
