import type { Page } from "playwright/test";
import { eachOf } from "#tests/support/each-of.ts";
import { hold } from "#tests/support/hold.ts";
import { mailTo } from "#tests/support/mails.ts";
import {
  expectMissingSaid,
  fillInMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit, visitInSmallWindow, visitWithStoppedClock } from "#tests/support/visit.ts";

const PATH = "/home-dentist";
const message = {
  sender: "tooth",
  text: "Any Thursday. Bad memories.",
  field: "Preferred times and notes",
  button: "Request appointment",
  answer: "Your request is with us.",
};

const guide = (page: Page) => page.getByRole("form", { name: "Which visit do I need?" });
const suggestion = (page: Page) => guide(page).getByRole("status");
const appointment = (page: Page) =>
  page.getByRole("form", { name: "How do I book an appointment?" });

test("the first screen leads to the guide and to the prices; Back returns", async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "First we explain. Then it whirrs.",
  );
  await page.getByRole("main").getByRole("link", { name: "Which visit do I need?" }).click();
  await expect(page).toHaveURL(`${PATH}#guide`);
  await expect(page.getByRole("heading", { name: "Which visit do I need?" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await page.getByRole("link", { name: "See our prices" }).click();
  await expect(page.getByRole("heading", { name: "What does it cost?" })).toBeInViewport();
});

test("the next appointment is counted from the hours of visits by the clock in Cork, and goes into the form", async ({
  page,
}) => {
  // A Saturday, half past twelve in Cork: the door is open, but for urgent visits. From Monday at eight two hours are counted.
  await page.clock.setFixedTime(new Date("2027-07-03T11:30:00Z"));
  await visit(page, PATH);
  const card = page.locator(".tooth-hero_nextVisit");
  await expect(card).toContainText("Monday");
  await expect(card).toContainText("10:00");
  await expect(card).toContainText("5 July 2027");
  await card.getByRole("link", { name: "Request appointment" }).click();
  await expect(page).toHaveURL(`${PATH}#appointment`);
  await expect(appointment(page).getByLabel("Preferred times and notes")).toHaveValue(
    "5 July 2027, 10:00",
  );
});

test("a page that stays open overnight names the next day's appointment, and writes that one", async ({
  page,
}) => {
  // A Monday, ten in the morning in Cork.
  await visitWithStoppedClock(page, PATH, new Date("2027-07-05T09:00:00Z"));
  const card = page.locator(".tooth-hero_nextVisit");
  await expect(card).toContainText("Today");
  await expect(card).toContainText("12:30");
  const asked = card.getByRole("link", { name: "Request appointment" });
  const times = appointment(page).getByLabel("Preferred times and notes");
  await asked.click();
  await expect(times).toHaveValue("5 July 2027, 12:30");
  await page.clock.fastForward("09:00:00");
  await expect(card).toContainText("Tomorrow");
  await expect(card).toContainText("10:00");
  await asked.click();
  await expect(times).toHaveValue("6 July 2027, 10:00");
});

test("there is no appointment over Christmas, as the page says", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-12-24T10:00:00Z"));
  await visit(page, PATH);
  await expect(page.locator(".tooth-hero_nextVisit")).toContainText("4 January 2027");
  await expect(page.getByText("from 24 December to 1 January")).toBeVisible();
});

test("what was typed already is not written over", async ({ page }) => {
  await visit(page, PATH);
  await appointment(page).getByLabel("Preferred times and notes").fill("Never on Mondays");
  await page.getByRole("link", { name: "Request appointment" }).click();
  await expect(appointment(page).getByLabel("Preferred times and notes")).toHaveValue(
    "Never on Mondays",
  );
});

test("three answers by keys lead down the list to a visit, which the form then has", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(suggestion(page)).toContainText("No answers yet.");
  await guide(page).getByRole("radio", { name: "It hurts" }).focus();
  await page.keyboard.press("Space");
  await expect(suggestion(page)).toContainText("One more answer needed for line 1.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(guide(page).getByRole("radio", { name: "It bleeds" })).toBeChecked();
  await expect(suggestion(page)).toContainText("One more answer needed for line 3.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(guide(page).getByRole("radio", { name: "Two weeks or longer" })).toBeChecked();
  await expect(suggestion(page)).toContainText("We suggest line 3: Full exam.");
  await expect(suggestion(page)).toContainText("not a diagnosis");
  const lines = guide(page).getByRole("listitem");
  await expect(lines.nth(1)).toContainText("Does not apply.");
  await expect(lines.nth(2)).toContainText("Applies.");
  await lines.nth(2).getByRole("link", { name: "Request this visit" }).press("Enter");
  await expect(page).toHaveURL(`${PATH}#appointment`);
  await expect(appointment(page).getByLabel("Type of visit")).toHaveValue("Full exam");
});

test("what is answered before the page is alive is answered, and Enter loads nothing anew", async ({
  page,
}) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  await guide(page).getByRole("radio", { name: "It hurts" }).check();
  release();
  await alive(page);
  await expect(suggestion(page)).toContainText("One more answer needed for line 1.");
  await expect(guide(page).getByRole("radio", { name: "It hurts" })).toBeChecked();
  await appointment(page).getByLabel("Your name").fill("Ida");
  await guide(page).getByRole("radio", { name: "It hurts" }).press("Enter");
  await expect(page).toHaveURL(PATH);
  await expect(appointment(page).getByLabel("Your name")).toHaveValue("Ida");
  await expect(suggestion(page)).toContainText("One more answer needed for line 1.");
});

test("the list asks no more than it needs, and starts again", async ({ page }) => {
  await visit(page, PATH);
  await guide(page).getByRole("radio", { name: "Nothing, it’s been a while" }).check();
  await expect(suggestion(page)).toContainText("We suggest line 6: Check-up.");
  const again = guide(page).getByRole("button", { name: "Start again" });
  await again.press("Enter");
  await expect(suggestion(page)).toContainText("No answers yet.");
  await expect(again).toBeHidden();
  await expect(guide(page).getByRole("radio").first()).toBeFocused();
  await expect(guide(page).getByRole("radio", { checked: true })).toHaveCount(0);
});

test("the slider between two pictures is followed from where it was moved before the page is alive", async ({
  page,
}) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  const slider = page.getByRole("slider", { name: "Compare before and after" });
  await slider.fill("20");
  release();
  await alive(page);
  await expect(slider).toHaveAttribute("aria-valuetext", /\b20\b/);
  await expect(slider).toHaveValue("20");
});

test("prices agree: a visit costs in the guide what it costs in the table", async ({ page }) => {
  await visit(page, PATH);
  const table = page.getByRole("table", { name: "Prices and times for visits and treatments" });
  const lines = guide(page).getByRole("listitem");
  await expect(lines).toHaveCount(6);
  for (const line of await lines.all()) {
    const name = await line.getByRole("heading").innerText();
    const [price] = /€\d[\d.,]*/.exec(await line.innerText()) ?? [];
    expect(price, name).toBeDefined();
    const row = table.getByRole("row", { name: new RegExp(`^${name}`) });
    await expect(row.getByRole("cell").last()).toHaveText(price!);
  }
});

test("the cups are washed by arrow keys", async ({ page }) => {
  await visit(page, PATH);
  const slider = page.getByRole("slider", { name: "Compare before and after" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "Three years of tea: 0 per cent");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("1");
});

test("the cups lead to the visit that cleaned them", async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole("link", { name: "Request a hygiene visit" }).press("Enter");
  await expect(page).toHaveURL(`${PATH}#appointment`);
  await expect(appointment(page).getByLabel("Type of visit")).toHaveValue("Hygiene visit");
});

test("what is missing is said at its field; a request is acknowledged in place and by mail", async ({
  page,
}) => {
  await visit(page, PATH);
  await expectMissingSaid(appointment(page), message);
  const email = await fillInMessage(appointment(page), message);
  // The form's code is there already: it has to hear of a choice that nobody made in the form.
  await guide(page)
    .getByRole("link", { name: /^Request this visit.*Repair visit$/ })
    .click();
  const request = page.waitForRequest(/\/api\/send$/);
  await appointment(page).getByRole("button", { name: message.button }).press("Enter");
  expect((await request).postDataJSON()).toMatchObject({
    form: "contact",
    subject: "Repair visit",
  });
  await expect(appointment(page).getByText("Your request is with us.")).toBeVisible();
  await mailTo(email);
});

test("nothing is wider than a small window, from right to left neither", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the hours stand where the next appointment would, and the whole list can be read", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.locator(".tooth-hero_nextVisit")).toContainText("Monday to Thursday");
    for (const line of await eachOf(guide(page).getByRole("listitem")))
      await expect(line.getByRole("link", { name: "Request this visit" })).toBeVisible();
    await expect(guide(page).getByText("Bring the piece")).toBeVisible();
  });

  test("answers leave the visit that was asked for as it is", async ({ page }) => {
    await page.goto(`${PATH}?visit=mend`);
    await guide(page).getByRole("radio", { name: "It hurts" }).check();
    await guide(page).getByRole("button", { name: "Show suggestion" }).click();
    await expect(suggestion(page)).toContainText("One more answer needed for line 1.");
    await expect(appointment(page).getByLabel("Type of visit")).toHaveValue("Repair visit");
  });

  test("a visit is asked for, and the answers stay", async ({ page }) => {
    await page.goto(`${PATH}?what=broke&so=manage`);
    await guide(page)
      .getByRole("link", { name: /^Request this visit.*Repair visit$/ })
      .click();
    await expect(page).toHaveURL(`${PATH}?what=broke&so=manage&visit=mend#appointment`);
    await expect(appointment(page).getByLabel("Type of visit")).toHaveValue("Repair visit");
    await expect(guide(page).getByRole("radio", { name: "Something broke" })).toBeChecked();
    await expect(guide(page).getByRole("radio", { name: "Nothing, so far" })).toBeChecked();
    await expect(suggestion(page)).toContainText("We suggest line 2: Repair visit.");
  });

  test("the page reads the list for the answers, and the request is sent", async ({ page }) => {
    await page.goto(PATH);
    await guide(page).getByRole("radio", { name: "Something broke" }).check();
    await guide(page).getByRole("radio", { name: "Nothing, so far" }).check();
    await guide(page).getByRole("button", { name: "Show suggestion" }).click();
    await expect(suggestion(page)).toContainText("We suggest line 2: Repair visit.");
    await guide(page)
      .getByRole("link", { name: /^Request this visit.*Repair visit$/ })
      .click();
    await expect(appointment(page).getByLabel("Type of visit")).toHaveValue("Repair visit");
    await sendMessageWithoutScript(appointment(page), message);
  });
});
