import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { mailTo } from "#tests/support/mails.ts";
import { sendMessage } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit, visitWithStoppedClock } from "#tests/support/visit.ts";

const PATH = "/home-finance";

const calculator = (page: Page) => page.getByRole("region", { name: "Money, to the cent" });
const accountForm = (page: Page) => page.getByRole("form", { name: "Open an account" });

test("fields and sliders say the same, by keys alone; the address follows and can be shared", async ({
  page,
}) => {
  await visit(page, PATH);
  const monthly = calculator(page).getByLabel("Monthly deposit", { exact: true });
  const slider = calculator(page).getByRole("slider", { name: "Monthly deposit" });
  await expect(monthly).toHaveValue("300");
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(monthly).toHaveValue("310");
  await expect(slider).toHaveAttribute("aria-valuetext", "€310 a month");

  const years = calculator(page).getByLabel("Savings period", { exact: true });
  await years.fill("1");
  await years.blur();
  // 310 a month at 3.10 %: twelve deposits of 310.00 are 3,720.00.
  await expect(calculator(page).getByText("After 1 year, at 3.10% a year")).toBeVisible();
  await expect(calculator(page).locator("dd").first()).toHaveText("€3,720.00");
  await expect(page).toHaveURL(`${PATH}?monthly=310&years=1`);
  await page.reload();
  await expect(monthly).toHaveValue("310");
});

test("an amount between two steps of the slider stays as it was shared", async ({ page }) => {
  const address = `${PATH}?monthly=305&years=20`;
  await visitWithStoppedClock(page, address);
  const monthly = calculator(page).getByLabel("Monthly deposit", { exact: true });
  await expect(monthly).toHaveValue("305");
  await expect(calculator(page).locator("dd").first()).toHaveText("€73,200.00");
  // Longer than hands rest before the address follows.
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(address);
  await calculator(page).getByRole("slider", { name: "Monthly deposit" }).press("ArrowRight");
  await expect(monthly).toHaveValue("320");
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(`${PATH}?monthly=320&years=20`);
});

test("a value outside the limits is brought into them when the field is left", async ({ page }) => {
  await visit(page, PATH);
  const years = calculator(page).getByLabel("Savings period", { exact: true });
  await years.fill("400");
  await years.blur();
  await expect(years).toHaveValue("40");
});

test("the result is read out once hands rest, not at every step", async ({ page }) => {
  await visit(page, PATH);
  const status = calculator(page).getByRole("status");
  await expect(status).toBeEmpty();
  const slider = calculator(page).getByRole("slider", { name: "Savings period" });
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowLeft");
  await expect(calculator(page).getByText("After 15 years, at")).toBeVisible();
  await expect(status).toHaveText(/^After 15 years: €[\d,.]+\. Deposits €54,000\.00, interest/);
});

test("Back from another page finds the plan again", async ({ page }) => {
  await visit(page, `${PATH}?monthly=450&years=12`);
  const monthly = calculator(page).getByLabel("Monthly deposit", { exact: true });
  await expect(monthly).toHaveValue("450");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).press("Enter");
  await expect(page).toHaveURL(/privacy-policy/);
  await page.goBack();
  await expect(monthly).toHaveValue("450");
});

test("what is typed or moved before the page is alive is counted", async ({ page }) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  await calculator(page).getByLabel("Monthly deposit", { exact: true }).fill("310");
  await calculator(page).getByRole("slider", { name: "Savings period" }).fill("1");
  release();
  await alive(page);
  await expect(calculator(page).getByText("After 1 year, at 3.10% a year")).toBeVisible();
  await expect(calculator(page).locator("dd").first()).toHaveText("€3,720.00");
  await expect(calculator(page).getByLabel("Monthly deposit", { exact: true })).toHaveValue("310");
  await expect(calculator(page).getByLabel("Savings period", { exact: true })).toHaveValue("1");
});

test("Enter in the calculator loads nothing anew: what is typed elsewhere stays", async ({
  page,
}) => {
  await visit(page, PATH);
  await accountForm(page).getByLabel("Your name").fill("Ada Lovelace");
  const years = calculator(page).getByLabel("Savings period", { exact: true });
  await years.fill("030");
  await years.press("Enter");
  await expect(years).toHaveValue("30");
  await expect(page).toHaveURL(`${PATH}?monthly=300&years=30`);
  await expect(accountForm(page).getByLabel("Your name")).toHaveValue("Ada Lovelace");
});

test("every year adds up in the table", async ({ page }) => {
  await visit(page, `${PATH}?monthly=100&years=3`);
  await calculator(page).getByText("How this is calculated, year by year").press("Enter");
  const rows = calculator(page).getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(4);
  for (const row of (await rows.all()).slice(1)) {
    const cells = await row.getByRole("cell").allTextContents();
    const [paidIn, interest, balance] = cells.map((text) => Number(text.replaceAll(/[€,.]/g, "")));
    expect(paidIn! + interest!).toBe(balance);
  }
});

test("an account of the table is chosen in the form, which is checked, stored and acknowledged", async ({
  page,
}) => {
  await visit(page, PATH);
  await page.getByRole("link", { name: "Open Fixed term" }).click();
  const form = accountForm(page);
  await expect(form.getByLabel("Account")).toHaveValue("fixed");
  await form.getByRole("button", { name: "Request this account" }).click();
  await expect(form.getByLabel("Your name")).toHaveAccessibleDescription("Field is required.");
  const mail = await sendMessage(form, {
    sender: "account",
    button: "Request this account",
    answer: "Your request is with us.",
  });
  expect(mail.text).toContain("Account: Fixed term");
});

test("the plan that was chosen stays on the way to an account", async ({ page }) => {
  await visit(page, PATH);
  await calculator(page).getByLabel("Monthly deposit", { exact: true }).fill("310");
  const years = calculator(page).getByLabel("Savings period", { exact: true });
  await years.fill("1");
  await years.blur();
  await expect(page).toHaveURL(`${PATH}?monthly=310&years=1`);
  await page.getByRole("link", { name: "Open Fixed term" }).click();
  await expect(page).toHaveURL(`${PATH}?monthly=310&years=1&account=fixed#open`);
  await expect(accountForm(page).getByLabel("Account")).toHaveValue("fixed");
  await expect(years).toHaveValue("1");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator is a form that the server answers", async ({ page }) => {
    await page.goto(PATH);
    await expect(calculator(page).getByText("After 20 years, at 3.10% a year")).toBeVisible();
    await calculator(page).getByLabel("Monthly deposit", { exact: true }).fill("100");
    await calculator(page).getByLabel("Savings period", { exact: true }).fill("1");
    await calculator(page).getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(`${PATH}?monthly=100&years=1#calculator`);
    await expect(calculator(page).getByText("€1,220.35").first()).toBeVisible();
    await expect(calculator(page).locator("dd").first()).toHaveText("€1,200.00");
  });

  test("the calculator keeps the account that a visitor came for", async ({ page }) => {
    await page.goto(`${PATH}?account=fixed`);
    await calculator(page).getByLabel("Savings period", { exact: true }).fill("1");
    await calculator(page).getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(`${PATH}?account=fixed&monthly=300&years=1#calculator`);
    await expect(accountForm(page).getByLabel("Account")).toHaveValue("fixed");
  });

  test("the way to an account keeps the plan", async ({ page }) => {
    await page.goto(`${PATH}?monthly=100&years=1`);
    await page.getByRole("link", { name: "Open Fixed term" }).click();
    await expect(page).toHaveURL(`${PATH}?monthly=100&years=1&account=fixed#open`);
    await expect(accountForm(page).getByLabel("Account")).toHaveValue("fixed");
    await expect(calculator(page).getByText("€1,220.35").first()).toBeVisible();
  });

  test("an account can be asked for", async ({ page, tolerate }) => {
    tolerate(/answered 422|status of 422/);
    const email = `account-${randomUUID()}@example.com`;
    await page.goto(`${PATH}?account=saver`);
    const form = accountForm(page);
    await form.getByLabel("Your name").fill("Ada Lovelace");
    await form.getByLabel("Email").fill("not an address");
    await form.getByRole("button", { name: "Request this account" }).click();
    await expect(page.getByText("Invalid email.").first()).toBeVisible();
    await expect(form.getByLabel("Your name")).toHaveValue("Ada Lovelace");
    await form.getByLabel("Email").fill(email);
    await form.getByRole("button", { name: "Request this account" }).click();
    await expect(page.getByRole("status").first()).toContainText("Your request is with us.");
    await expect(form.getByText("Your request is with us.")).toBeVisible();
    await mailTo(email);
  });
});

test("Back from a place on the same page returns to where the visitor was", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, PATH);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBe(300);
  await page.getByRole("banner").getByRole("link", { name: "Questions" }).click();
  await expect(page.getByRole("heading", { name: "Questions and answers" })).toBeInViewport();
  await page.goBack();
  await expect.poll(top).toBe(300);
});
