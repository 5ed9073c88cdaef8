import type { Locator, Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { mailTo } from "#tests/support/mails.ts";
import { expectMissingSaid, fillInMessage, sendMessage } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

const PATH = "/home-restaurant";
const message = {
  sender: "table",
  text: "A quiet corner.",
  field: "Notes (optional)",
  button: "Reserve a table",
  answer: "Your request is with us.",
};

const reservationForm = (page: Page) =>
  page.locator("form").filter({ has: page.getByLabel("Guests") });

/** The next day of that name (0 is Sunday), a week or more from now and on no yearly holiday of the house, as a date field takes it. */
function next(weekday: number): string {
  const day = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
  const isHoliday = () => /-(?:01-0[1-4]|07-2\d|07-3\d|08-0[12]|12-2[456])$/.test(asDate());
  const asDate = () => day.toISOString().slice(0, 10);
  while (day.getUTCDay() !== weekday || isHoliday()) day.setUTCDate(day.getUTCDate() + 1);
  return asDate();
}

async function chooseTable(form: Locator): Promise<void> {
  await form.getByLabel("Date").fill(next(5));
  await form.getByLabel("Time").selectOption("19:30");
  await form.getByLabel("Guests").selectOption("4");
}

test("the header has the house's own links, and All demos opens every home page", async ({
  page,
}) => {
  await visit(page, PATH);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Opening hours" }).click();
  await expect(page.getByRole("heading", { name: "Opening hours" })).toBeInViewport();
  await expect(page).toHaveURL(`${PATH}#hours`);
  await header.getByRole("button", { name: "All demos" }).press("Enter");
  await expect(header.getByRole("link", { name: "Startup" })).toBeVisible();
  await expect(header.getByRole("button", { name: "Elements" })).toHaveCount(0);
});

test("the card turns by arrow keys; a place in the address opens its side; Back leaves the page", async ({
  page,
}) => {
  await visit(page, "/home-startup");
  await visit(page, `${PATH}#dinner`);
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(tab("Dinner")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Hogget shoulder for two")).toBeVisible();
  await expect(page.getByText("Haddock pie")).toBeHidden();
  await tab("Dinner").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Wine")).toBeFocused();
  await expect(page.getByText("Muscadet sur lie")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByText("Haddock pie")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/home-startup/);
});

test("what a dish contains is said in words", async ({ page }) => {
  await visit(page, PATH);
  const dish = page.getByRole("tabpanel", { name: "Lunch" }).getByRole("listitem");
  await expect(dish.filter({ hasText: "Beetroot baked in hay" })).toContainText(
    /vegetarian.*gluten-free.*contains nuts/,
  );
});

test("a closed day and a time without a service are told before anything is sent", async ({
  page,
}) => {
  await visit(page, PATH);
  const form = reservationForm(page);
  await form.getByLabel("Date").fill(next(1));
  await form.getByLabel("Date").blur();
  await expect(form.getByLabel("Date")).toHaveAccessibleDescription(
    /We are closed that day, a Monday\./,
  );
  await form.getByLabel("Date").fill(next(3));
  await expect(form.locator("option", { hasText: "12:30" })).toBeDisabled();
  await expect(form.locator("option", { hasText: "19:30" })).toBeEnabled();
  await expectMissingSaid(form, message, ["Time", "Your name", "Email"]);
});

test("a day chosen before the page is alive is told to be a closed one all the same", async ({
  page,
}) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  const form = reservationForm(page);
  await form.getByLabel("Date").fill(next(1));
  release();
  await alive(page);
  await expect(form.getByLabel("Date")).toHaveAccessibleDescription(
    /We are closed that day, a Monday\./,
  );
  await expect(form.locator("option", { hasText: "19:30" })).toBeDisabled();
});

test("a table is asked for by keys alone, acknowledged in place and by mail", async ({ page }) => {
  await visit(page, PATH);
  const form = reservationForm(page);
  await chooseTable(form);
  const mail = await sendMessage(form, message);
  await expect(form.getByLabel("Your name")).toHaveValue("");
  await expect(form.getByLabel("Guests")).toHaveValue("2");
  expect(mail.text).toContain("19:30");
  expect(mail.text).not.toContain("quiet corner");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all three sides of the card are there, and a table can be asked for", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered 422|status of 422/);
    await page.goto(PATH);
    for (const dish of ["Haddock pie", "Hogget shoulder for two", "Muscadet sur lie"]) {
      await expect(page.getByText(dish)).toBeVisible();
    }
    const form = reservationForm(page);
    await chooseTable(form);
    const email = await fillInMessage(form, message);
    await form.getByLabel("Time").selectOption("15:00");
    await form.getByRole("button", { name: "Reserve a table" }).click();
    await expect(
      page.getByText("On that day you can book: Lunch 12:00 to 14:00").first(),
    ).toBeVisible();
    await expect(form.getByLabel("Notes (optional)")).toHaveValue("A quiet corner.");

    await form.getByLabel("Time").selectOption("18:30");
    await form.getByRole("button", { name: "Reserve a table" }).click();
    await expect(page.getByRole("status").first()).toContainText("Your request is with us.");
    await expect(form.getByText("Your request is with us.")).toBeVisible();
    expect((await mailTo(email)).text).toContain("18:30");
  });
});
