import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

const PATH = "/home-corporate";

const offices = (page: Page) => page.getByRole("group", { name: "Offices, from east to west" });
const office = (page: Page, city: string) =>
  offices(page).getByRole("radio", { name: new RegExp(`^${city}`) });
const lit = (page: Page) => page.locator(".office-map_dot[data-lit]");
const readout = (page: Page) => page.locator(".office-map_readout");

test("arrow keys walk the offices: each opens, lights up, and the meridian swings to it", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(office(page, "Rotterdam")).toBeChecked();
  await expect(lit(page)).toHaveCount(1);

  await office(page, "Rotterdam").focus();
  const before = await lit(page).boundingBox();
  await page.keyboard.press("ArrowDown");
  await expect(office(page, "Tema")).toBeChecked();
  await expect(readout(page)).toHaveText(/Tema\s*5\.67° N, 0\.01° W/);
  await expect(offices(page).getByRole("link", { name: "tema@meridian.example" })).toBeVisible();
  await expect(
    offices(page).getByRole("link", { name: "rotterdam@meridian.example" }),
  ).toBeHidden();
  const after = await lit(page).boundingBox();
  expect(after!.y).toBeGreaterThan(before!.y);

  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(office(page, "Luleå")).toBeChecked();
});

test("pointing shows an office on the map without choosing it", async ({ page }) => {
  await visit(page, PATH);
  await offices(page).getByText("Vancouver", { exact: true }).hover();
  await expect(readout(page)).toContainText("Vancouver");
  await expect(office(page, "Rotterdam")).toBeChecked();
  await page.getByRole("heading", { name: "Offices worldwide" }).hover();
  await expect(readout(page)).toContainText("Rotterdam");
});

test("an office chosen before the page is alive is lit, also when another page is left again", async ({
  page,
}) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  await office(page, "Tema").press("Space");
  release();
  await alive(page);
  await expect(readout(page)).toContainText("Tema");
  await expect(office(page, "Tema")).toBeChecked();
  await page.goto("/");
  await page.goBack();
  await alive(page);
  await expect(office(page, "Tema")).toBeChecked();
  await expect(readout(page)).toContainText("Tema");
});

test("every office shows the time on its own clocks", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-20T16:35:00Z"));
  await visit(page, PATH);
  await expect(office(page, "Rotterdam")).toHaveAccessibleName(/17:35$/);
  await expect(office(page, "Chennai")).toHaveAccessibleName(/22:05$/);
  await expect(office(page, "Santos")).toHaveAccessibleName(/13:35$/);
});

test("a division opens under the focus and leads to its line in the report; Back leaves it", async ({
  page,
}) => {
  await visit(page, PATH);
  const panel = page
    .getByRole("region", { name: /divisions connect/ })
    .getByRole("link", { name: /Rail/ });
  const width = async () => (await panel.boundingBox())!.width;
  const closed = await width();
  await panel.focus();
  await expect.poll(width).toBeGreaterThan(closed * 1.4);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}#figures-rail`);
  await expect(page.getByRole("row", { name: /^Rail/ })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test("late targets are called late in words", async ({ page }) => {
  await visit(page, PATH);
  const targets = page.getByRole("region", { name: "Progress on our targets" });
  await expect(targets).toContainText("two were ahead of schedule and two were late");
  await expect(targets.getByRole("listitem").filter({ hasText: /months late\./ })).toHaveCount(2);
  await expect(targets.getByRole("listitem").filter({ hasText: /months ahead\./ })).toHaveCount(2);
});

test("the file holds the table that is shown, and its lines add up", async ({ page }) => {
  await visit(page, PATH);
  const href = await page.getByRole("link", { name: /Download the table/ }).getAttribute("href");
  const lines = decodeURIComponent(href!.split(",").slice(1).join(","))
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  const people = lines.slice(1).map(([, , count]) => Number(count));
  expect(people.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(people.at(-1));
  await expect(
    page.getByRole("table", { name: /by division/ }).getByRole("row", { name: /^Group/ }),
  ).toContainText(people.at(-1)!.toLocaleString("en"));
});

test("the annual report is a file of the size that its link says", async ({ page }) => {
  await visit(page, PATH);
  const link = page.getByRole("link", { name: /^Annual report \(PDF, \d+ kB\)$/ });
  const [, kilobytes] = /(\d+) kB/.exec((await link.textContent())!)!;
  const answer = await page.request.get((await link.getAttribute("href"))!);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  const file = await answer.body();
  expect(Math.ceil(file.length / 1000)).toBe(Number(kilobytes));
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
});

test("the share says when it was priced and that it is a sample", async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByRole("region", { name: "Share price" })).toContainText(
    /20 November 2026, 17:35 CET.*samples/,
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the offices can be walked by keys, and nothing claims a time or a place it cannot keep", async ({
    page,
  }) => {
    await page.goto(PATH);
    await office(page, "Rotterdam").focus();
    await page.keyboard.press("ArrowDown");
    await expect(offices(page).getByText("95 people at Longroom Road 40")).toBeVisible();
    await expect(readout(page)).toBeHidden();
    await expect(
      offices(page)
        .getByText(/^\d\d:\d\d$/)
        .first(),
    ).toBeHidden();
  });
});
