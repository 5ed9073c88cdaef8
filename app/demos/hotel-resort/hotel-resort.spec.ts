import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { mailTo } from "#tests/support/mails.ts";
import { expectMissingSaid, fillInMessage } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

const PATH = "/home-hotel-resort";
const message = { sender: "stay", field: "Your message", button: "Send request" };

const bar = (page: Page) => page.getByRole("form", { name: "Dates and guests" });
const letter = (page: Page) => page.getByRole("form", { name: "Write to Casa Marisma" });
const price = (page: Page, room: string) =>
  page
    .getByRole("row", { name: new RegExp(`^${room}`) })
    .getByRole("cell")
    .last();

/** A day so many days from now, as a date field takes it. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The next five nights in May, where every night costs the same: nobody books more than twelve months ahead. */
function nextMay(): { arrive: string; depart: string } {
  const today = new Date().toISOString();
  const year = Number(today.slice(0, 4)) + (today.slice(5, 10) < "05-03" ? 0 : 1);
  return { arrive: `${year}-05-03`, depart: `${year}-05-08` };
}

async function choose(page: Page, days: { arrive: string; depart: string }): Promise<void> {
  await bar(page).getByLabel("Check-in").fill(days.arrive);
  await bar(page).getByLabel("Check-out").fill(days.depart);
}

test("the bar says nights and price in words as soon as both days stand", async ({ page }) => {
  await visit(page, PATH);
  await expect(bar(page).getByRole("status")).toContainText("Two nights or more.");
  const may = nextMay();
  await choose(page, may);
  await expect(bar(page).getByRole("status")).toContainText(/^Five nights: .* 3 May to .* 8 May/);
  await expect(bar(page).getByRole("status")).toContainText("From €700 in total for a patio room");
  await expect(bar(page).getByRole("status")).toContainText("before any offer");
  await bar(page).getByLabel("Guests").selectOption("3");
  await expect(bar(page).getByRole("status")).toContainText("From €1050 in total for a sea room");
});

test("days that cannot be are refused before anything is sent, at the field that is wrong", async ({
  page,
}) => {
  await visit(page, PATH);
  const arrive = bar(page).getByLabel("Check-in");
  const depart = bar(page).getByLabel("Check-out");
  const ask = bar(page).getByRole("button", { name: "Request to book" });

  await ask.press("Enter");
  await expect(arrive).toBeFocused();
  await expect(arrive).toHaveAccessibleDescription("Choose a check-in date.");

  await choose(page, { arrive: inDays(30), depart: inDays(28) });
  await expect(depart).toHaveAccessibleDescription(/Check-out must be after check-in\./);
  await expect(depart).toHaveAttribute("aria-invalid", "true");
  await ask.press("Enter");
  await expect(depart).toBeFocused();

  await choose(page, { arrive: inDays(-9), depart: inDays(3) });
  await expect(arrive).toHaveAccessibleDescription(/has passed/);
  await choose(page, { arrive: inDays(30), depart: inDays(31) });
  await expect(depart).toHaveAccessibleDescription(/shortest stay is two nights/);
  await expect(page).toHaveURL(PATH);
});

test("the bar leads to a letter that begins with the days; it is sent and acknowledged; Back returns", async ({
  page,
}) => {
  await visit(page, PATH);
  await choose(page, nextMay());
  await bar(page).getByRole("button", { name: "Request to book" }).press("Enter");
  await expect(page).toHaveURL(/\?arrive=.*-05-03&depart=.*-05-08&guests=2#enquiry$/);
  await expect(page.getByRole("heading", { name: "Prices and booking" })).toBeInViewport();
  await expect(letter(page).getByLabel("Your message")).toHaveValue(/five nights, from .* 3 May/);
  await expect(price(page, "Patio room")).toHaveText("€700");

  const email = await fillInMessage(letter(page), message);
  await letter(page).getByLabel("Room").selectOption("Sea room");
  await letter(page).getByRole("button", { name: "Send request" }).click();
  await expect(letter(page).getByText("Your request is with us.")).toBeVisible();
  expect((await mailTo(email)).text).toBeTruthy();

  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test("an empty letter is not sent", async ({ page }) => {
  await visit(page, PATH);
  await expectMissingSaid(letter(page), message);
});

test("one switch turns all pictures into plans, by keys; rooms are chosen by name", async ({
  page,
}) => {
  await visit(page, PATH);
  const slide = (name: string) => page.getByRole("group", { name, exact: true });
  const plan = page.getByRole("radio", { name: "Floor plans" });
  await page.getByRole("radio", { name: "Pictures" }).focus();
  await expect(slide("Patio room").getByText("The bed is by the window wall")).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(plan).toBeChecked();
  await expect(slide("Patio room").getByText("The bed is by the window wall")).toBeVisible();

  await page.getByRole("button", { name: "Tower" }).press("Enter");
  await expect(slide("Tower").getByText("The stairs come up")).toBeInViewport();
  await expect(slide("Tower").getByRole("heading", { name: "Tower" })).toBeInViewport();
  await slide("Tower").getByRole("link", { name: "Request the tower" }).click();
  await expect(letter(page).getByLabel("Room")).toHaveValue("Tower");
});

test("a room is asked for with the days that stand in the bar", async ({ page }) => {
  await visit(page, PATH);
  await choose(page, nextMay());
  await bar(page).getByLabel("Guests").selectOption("3");
  await page.getByRole("link", { name: "Request a patio room" }).click();
  await expect(page).toHaveURL(/room=patio&arrive=.*-05-03&depart=.*-05-08&guests=3#enquiry$/);
  await expect(bar(page).getByLabel("Guests")).toHaveValue("3");
  await expect(letter(page).getByLabel("Room")).toHaveValue("Patio room");
  await expect(letter(page).getByLabel("Your message")).toHaveValue(/five nights, from .* 3 May/);
});

test("a room is asked for with the days that were chosen before", async ({ page }) => {
  const { arrive, depart } = nextMay();
  await visit(page, `${PATH}?arrive=${arrive}&depart=${depart}&guests=3`);
  await page.getByRole("link", { name: "Request a patio room" }).click();
  await expect(page).toHaveURL(/guests=3&room=patio#enquiry$/);
  await expect(letter(page).getByLabel("Your message")).toHaveValue(/Guests: 3\./);
  await expect(price(page, "Patio room")).toHaveText("for 2");
});

test("guests whom no room takes are read as two", async ({ page }) => {
  const { arrive, depart } = nextMay();
  await visit(page, `${PATH}?arrive=${arrive}&depart=${depart}&guests=9`);
  await expect(bar(page).getByLabel("Guests")).toHaveValue("2");
  await expect(bar(page).getByRole("status")).toContainText("From €700 in total for a patio room");
  await expect(letter(page).getByLabel("Your message")).toHaveValue(/Guests: 2\./);
});

test("days chosen before the page is alive are answered, and go along with a press and with a room", async ({
  page,
}) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  await choose(page, nextMay());
  release();
  await alive(page);
  await expect(bar(page).getByRole("status")).toContainText(/^Five nights: .* 3 May to .* 8 May/);
  await expect(page.getByRole("link", { name: "Request a patio room" })).toHaveAttribute(
    "href",
    /arrive=.*-05-03&depart=.*-05-08&guests=2#enquiry$/,
  );
  await bar(page).getByRole("button", { name: "Request to book" }).press("Enter");
  await expect(page).toHaveURL(/\?arrive=.*-05-03&depart=.*-05-08&guests=2#enquiry$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("plans can be seen, days are judged by the server, and the letter is sent", async ({
    page,
  }) => {
    await page.goto(PATH);
    await page.getByRole("radio", { name: "Floor plans" }).check();
    await expect(page.getByText("The bed is by the window wall")).toBeVisible();

    await choose(page, { arrive: inDays(30), depart: inDays(28) });
    await bar(page).getByRole("button", { name: "Request to book" }).click();
    await expect(
      page.locator("#enquiry").getByText("Check-out must be after check-in."),
    ).toBeVisible();
    await expect(bar(page).getByLabel("Check-in")).toHaveValue(inDays(30));

    await choose(page, nextMay());
    await bar(page).getByRole("button", { name: "Request to book" }).click();
    await expect(price(page, "Tower")).toHaveText("€1450");
    const email = await fillInMessage(letter(page), message);
    await letter(page).getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("status").first()).toBeVisible();
    expect((await mailTo(email)).text).toBeTruthy();
  });
});
