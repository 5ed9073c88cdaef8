import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { mailTo } from "#tests/support/mails.ts";
import {
  expectMissingSaid,
  fillInMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit, visitInSmallWindow } from "#tests/support/visit.ts";

const PATH = "/home-spa-salon";
const message = {
  sender: "visit",
  text: "Any Thursday. A bad knee.",
  field: "Preferred dates and notes",
  button: "Send request",
  answer: "Your request is with us.",
};

const menu = (page: Page) => page.getByRole("form", { name: "Treatments and prices" });
const treatment = (page: Page, name: string) =>
  menu(page).getByRole("checkbox", { name: new RegExp(`^${name}`) });
const gauge = (page: Page) => menu(page).getByRole("list", { name: "Your visit" });
const sum = (page: Page) => menu(page).getByRole("status");
const booking = (page: Page) => page.getByRole("form", { name: "Book a visit" });

test("the first screen leads to the menu and to the voucher; Back returns", async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The engine stopped. The water did not.",
  );
  await page.getByRole("link", { name: "Choose treatments" }).click();
  await expect(page).toHaveURL(`${PATH}#visit`);
  await expect(page.getByRole("heading", { name: "Treatments and prices" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await page.getByRole("link", { name: "Gift vouchers" }).click();
  await expect(page.getByRole("heading", { name: "Gift vouchers" })).toBeInViewport();
});

test("a visit is put together by keys; time and price add up, and the booking has it in words", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(sum(page)).toContainText("2 h 5 min");
  await expect(sum(page)).toContainText("€102");
  await treatment(page, "Boiler steam").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(treatment(page, "Cold sump")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(sum(page)).toContainText("1 h 55 min");
  await expect(sum(page)).toContainText("€94");
  await expect(gauge(page).getByRole("listitem")).toHaveText([
    /Long pool 45 min/,
    /Cold sump 10 min/,
    /Warm slab 30 min/,
    /Back and neck 30 min/,
  ]);
  await menu(page).getByRole("link", { name: "Request this visit" }).press("Enter");
  await expect(page).toHaveURL(`${PATH}#booking`);
  await expect(booking(page).getByLabel("Your visit")).toHaveValue(
    "1 h 55 min: Long pool, Cold sump, Warm slab, Back and neck",
  );
});

test("a visit that gets too long is told at the box that made it so, and goes no further", async ({
  page,
}) => {
  await visit(page, PATH);
  await treatment(page, "Full body").check();
  await treatment(page, "Deep tissue").check();
  const box = treatment(page, "Deep tissue");
  await expect(box).toHaveAccessibleDescription(/lasts 4 h 20 min\. The longest visit is 4\sh\./);
  await expect(booking(page).getByLabel("Your visit")).toHaveValue("");
  await menu(page).getByRole("link", { name: "Request this visit" }).click();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(PATH);
  await treatment(page, "Warm slab").uncheck();
  await expect(box).toHaveAccessibleDescription("");
  await expect(booking(page).getByLabel("Your visit")).toHaveValue(/^3 h 50 min: Long pool/);
});

test("what is ticked before the page is alive is in the visit, and stays there when another page is left again", async ({
  page,
}) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  await treatment(page, "Boiler steam").uncheck();
  release();
  await alive(page);
  const inWords = "1 h 45 min: Long pool, Warm slab, Back and neck";
  await expect(booking(page).getByLabel("Your visit")).toHaveValue(inWords);
  await treatment(page, "Cold sump").check();
  await treatment(page, "Cold sump").uncheck();
  await expect(treatment(page, "Boiler steam")).not.toBeChecked();
  await page.goto("/");
  await page.goBack();
  await alive(page);
  await expect(treatment(page, "Boiler steam")).not.toBeChecked();
  await expect(sum(page)).toContainText("1 h 45 min");
  await expect(booking(page).getByLabel("Your visit")).toHaveValue(inWords);
});

test("Enter in the menu goes on to the booking, where nothing typed is lost", async ({ page }) => {
  await visit(page, PATH);
  await booking(page).getByLabel("Your name").fill("Ida");
  await treatment(page, "Boiler steam").press("Enter");
  await expect(page).toHaveURL(`${PATH}#booking`);
  await expect(booking(page).getByLabel("Your name")).toHaveValue("Ida");
});

test("Enter does not go on with a visit that is too long", async ({ page }) => {
  await visit(page, PATH);
  await treatment(page, "Full body").check();
  await treatment(page, "Deep tissue").check();
  await treatment(page, "Full body").press("Enter");
  await expect(treatment(page, "Deep tissue")).toBeFocused();
  await expect(page).toHaveURL(PATH);
});

test("a ritual goes into the gauge as it is", async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole("link", { name: /^Choose this ritual.*Down to the clay$/ }).click();
  await expect(treatment(page, "Clay wrap")).toBeChecked();
  await expect(treatment(page, "Long pool")).not.toBeChecked();
  await expect(sum(page)).toContainText("2 h 15 min");
  await expect(sum(page)).toContainText("€154");
  await expect(page.getByRole("heading", { name: "Treatments and prices" })).toBeInViewport();
});

test("what is missing is said at its field; a visit is asked for, acknowledged, and the gauge is empty", async ({
  page,
}) => {
  await visit(page, PATH);
  await expectMissingSaid(booking(page), message);
  const email = await fillInMessage(booking(page), message);
  // The form's code is there already: it has to hear of a change that nobody typed.
  await treatment(page, "Bed and tea").check();
  const request = page.waitForRequest(/\/api\/send$/);
  await booking(page).getByRole("button", { name: message.button }).press("Enter");
  expect((await request).postDataJSON()).toMatchObject({
    form: "contact",
    subject: "2 h 35 min: Long pool, Boiler steam, Warm slab, Back and neck, Bed and tea",
  });
  await expect(booking(page).getByText("Your request is with us.")).toBeVisible();
  await expect(sum(page)).toContainText("No treatments selected yet.");
  await expect(booking(page).getByLabel("Your visit")).toHaveValue("");
  await mailTo(email);
});

test("nothing is wider than a small window, from right to left neither", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a ritual is a link to the page with that visit in it", async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole("link", { name: /Down to the clay$/ }).click();
    await expect(treatment(page, "Clay wrap")).toBeChecked();
    await expect(treatment(page, "Long pool")).not.toBeChecked();
    await expect(booking(page).getByLabel("Your visit")).toHaveValue(/^2 h 15 min: Boiler steam/);
  });

  test("the page adds up what was ticked, says what is too long, and the request is sent", async ({
    page,
  }) => {
    await page.goto(PATH);
    await treatment(page, "Full body").check();
    await treatment(page, "Deep tissue").check();
    await menu(page).getByRole("button", { name: "Request this visit" }).click();
    await expect(treatment(page, "Deep tissue")).toHaveAccessibleDescription(
      /The longest visit is 4\sh\./,
    );
    await treatment(page, "Deep tissue").uncheck();
    await menu(page).getByRole("button", { name: "Request this visit" }).click();
    await expect(booking(page).getByLabel("Your visit")).toHaveValue(/^3 h 20 min: Long pool/);
    await sendMessageWithoutScript(booking(page), message);
  });
});
