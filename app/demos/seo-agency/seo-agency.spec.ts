import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { expectBadAddressSaid, sendMessage } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, nextFrames, scrollPosition, visit } from "#tests/support/visit.ts";

const PATH = "/home-seo-agency";
const message = { sender: "uprank", text: "https://engine.example, the page about cards." };

const check = (page: Page) => page.getByRole("form", { name: "Check a page" });
const report = (page: Page, subject: string) =>
  page.getByRole("region", { name: `Report for ${subject}` });
const send = (page: Page) => check(page).getByRole("button", { name: "Check page" });
const field = (page: Page) => check(page).getByLabel("HTML of the page");

const ours = (page: Page) => check(page).getByRole("radio", { name: "Try one of ours" });
const chosen = (page: Page) => check(page).getByLabel("Page", { exact: true });

async function paste(page: Page, html: string): Promise<void> {
  await field(page).fill(html);
  await send(page).click();
}

test("a report stands there from the start, with its figures, its faults and its limits", async ({
  page,
}) => {
  await visit(page, PATH);
  const sample = report(page, "an example: Last & Key, cobblers");
  await expect(sample.getByRole("definition")).toHaveText([
    "65 of 100",
    "60 of 100",
    "18 of 100",
    "82 of 100",
  ]);
  // The worst stand there, the others behind how many they are.
  const later = sample.getByText("3 of 4 pictures without alt text");
  await expect(later).toBeHidden();
  await sample.getByText(/^\d+ more$/).press("Enter");
  await expect(later).toBeVisible();
  await expect(sample.getByText("The check cannot see")).toBeVisible();
  await expect(sample.getByText("It has a canonical address")).toBeHidden();
  await sample.getByText("11 rules passed").press("Enter");
  await expect(sample.getByText("It has a canonical address")).toBeVisible();
});

test("the browser judges the example as the page says, and nothing that is pasted is sent", async ({
  page,
}) => {
  await visit(page, PATH);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("doctype")) sent.push(request.url());
  });
  await check(page).getByRole("button", { name: "Try a cobbler’s page" }).click();
  await send(page).click();
  await expect(report(page, "Pasted page").getByRole("definition")).toHaveText([
    "65 of 100",
    "60 of 100",
    "18 of 100",
    "82 of 100",
  ]);
  await expect(page).toHaveURL(PATH);
  expect(sent).toEqual([]);
});

test("a page of this site is checked by keys alone; the report has the focus and is read out", async ({
  page,
}) => {
  await visit(page, PATH);
  await ours(page).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(chosen(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Report for /home-consulting" })).toBeFocused();
  await expect(check(page).getByRole("status")).toHaveText(
    /^Report for \/home-consulting: \d+ to fix, \d+ to review, \d+ passed\.$/,
  );
  await expect(page).toHaveURL(`${PATH}?check=%2Fhome-consulting`);
});

test("this page keeps what it asks of others", async ({ page }) => {
  await visit(page, PATH);
  await ours(page).check({ force: true });
  await send(page).click();
  const own = report(page, PATH);
  await expect(own).toBeVisible();
  await expect(own.getByText("Fix", { exact: true })).toHaveCount(0);
});

test("a report can be shared, and Back from another page finds it again", async ({ page }) => {
  await visit(page, `${PATH}?check=/home-restaurant`);
  await expect(report(page, "/home-restaurant")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  await page.goBack();
  await expect(report(page, "/home-restaurant")).toBeVisible();
});

test("a report that only the address asks for takes neither focus nor place", async ({ page }) => {
  await visit(page, `${PATH}?check=/home-restaurant`);
  await expect(report(page, "/home-restaurant")).toBeVisible();
  await expect(check(page).getByRole("status")).toHaveText(/^Report for \/home-restaurant:/);
  await nextFrames(page);
  await expect(
    page.getByRole("heading", { name: "Report for /home-restaurant" }),
  ).not.toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
});

test("what is pasted before the page is alive is checked", async ({ page }) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  await field(page).fill("<title>Boots</title><p>Resoled");
  release();
  await alive(page);
  await expect(field(page)).toHaveValue("<title>Boots</title><p>Resoled");
  await send(page).click();
  await expect(report(page, "Pasted page")).toBeVisible();
});

test("the kind of source chosen before the page is alive brings its field", async ({ page }) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  await ours(page).check({ force: true });
  release();
  await alive(page);
  await expect(chosen(page)).toBeVisible();
});

test("a report that comes late leaves what was chosen since", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  const isChecked = (url: URL) => url.pathname === "/home-restaurant";
  await page.route(isChecked, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visit(page, `${PATH}?check=/home-restaurant`);
  await expect(chosen(page)).toHaveValue("/home-restaurant");
  await chosen(page).selectOption("/home-consulting");
  await send(page).click();
  await expect(report(page, "/home-consulting")).toBeVisible();
  const late = page.waitForEvent("requestfinished", (request) => isChecked(new URL(request.url())));
  answer.resolve();
  await late;
  await expect(chosen(page)).toHaveValue("/home-consulting");
  await expect(report(page, "/home-consulting")).toBeVisible();
});

test("what cannot be checked is told at the field, and the report before it stays", async ({
  page,
}) => {
  await visit(page, PATH);
  for (const [text, reason] of [
    ["", /Nothing is pasted yet/],
    ["https://cobbler.example", /That is an address/],
    ["Boots resoled by post", /That is text, not HTML/],
    [`<p>${"x".repeat(1_200_000)}</p>`, /That is 1\.2 MB\. The limit is 1 MB/],
  ] as const) {
    await paste(page, text);
    await expect(field(page)).toHaveAccessibleDescription(reason);
    await expect(field(page)).toBeFocused();
  }
  await expect(report(page, "an example: Last & Key, cobblers")).toBeVisible();
  await paste(page, "<title>Boots</title><p>Resoled");
  await expect(field(page)).toHaveAccessibleDescription("");
  await expect(report(page, "Pasted page").getByText("There is no main heading")).toBeVisible();
});

test("a page that does not answer is named as such", async ({ page, tolerate }) => {
  tolerate(/answered 503|status of 503/);
  await visit(page, PATH);
  await page.route("**/home-magazine", (route) => route.fulfill({ status: 503 }));
  await ours(page).check({ force: true });
  await chosen(page).selectOption("/home-magazine");
  await send(page).click();
  await expect(check(page).getByRole("alert")).toHaveText(/The page answered 503/);
});

test("places are a table; those that fell say so", async ({ page }) => {
  await visit(page, PATH);
  const table = page.getByRole("table", { name: /Positions in search results/ });
  await expect(table.getByRole("columnheader")).toHaveText(["Search", "Before", "After", "Result"]);
  await expect(table.getByRole("row", { name: /resoling walking boots/ })).toContainText("38");
  await expect(table.getByText(", fell")).toHaveCount(2);
});

test("a message is checked, sent and acknowledged by mail", async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole("link", { name: "Send us one page" }).click();
  const form = page.getByRole("form", { name: "Write to Uprank" });
  await expectBadAddressSaid(form, message);
  await sendMessage(form, message);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that the check needs it, and shows the example’s report whole", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText("Without script there is no check")).toBeVisible();
    await expect(send(page)).toBeHidden();
    const sample = report(page, "an example: Last & Key, cobblers");
    await expect(sample.getByText("18 of 100")).toBeVisible();
    await expect(sample.getByText("The page does not declare its language")).toBeVisible();
    await sample.getByText("11 rules passed").click();
    await expect(sample.getByText("One main heading")).toBeVisible();
  });
});
