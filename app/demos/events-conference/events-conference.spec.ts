import { CONTACT_SIMPLE } from "#content/addresses.ts";
import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitWithStoppedClock } from "#tests/support/visit.ts";

const PATH = "/home-events-conference";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** The lines of a calendar file, as a calendar sees them: folds taken out. */
async function linesOf(download: Download): Promise<string[]> {
  const file = await readFile(await download.path(), "utf8");
  expect(file.replaceAll("\r\n", ""), "lines end with CR and LF").not.toMatch(/[\r\n]/);
  return file.replaceAll("\r\n ", "").split("\r\n");
}

async function takeFile(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name, exact: true }).press("Enter");
  return download;
}

test("the first screen says what is on, when and where, and counts down to the opening", async ({
  page,
}) => {
  await visitWithStoppedClock(page, PATH, new Date("2027-06-01T07:29:00Z"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /Frame Conf 2027: \s*3\s–\s4 June\s+Aune Bay/,
  );
  await expect(page.getByRole("timer", { name: "Time until the conference" })).toContainText(
    /2 days\s+01 hour/,
  );
  await expect(page.getByText("Thursday 3 June 2027, 09:30, London time")).toBeVisible();
});

test("the days turn by arrow keys; Back leaves the page", async ({ page }) => {
  await visit(page, "/home-startup");
  await visit(page, PATH);
  await expect(tab(page, "Thursday")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Letters that walk" })).toBeHidden();
  await tab(page, "Thursday").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Friday")).toBeFocused();
  await expect(page).toHaveURL(`${PATH}#friday`);
  await expect(page.getByRole("heading", { name: "Letters that walk" })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByRole("heading", { name: "What the eye fills in" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/home-startup/);
});

test("a face on the wall opens the day on which it speaks", async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole("link", { name: /Bruno Wexel.*Hand, 10:00/ }).press("Enter");
  await expect(tab(page, "Friday")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Motors, string, applause" })).toBeInViewport();
});

test("the header that follows the reader leaves a jump its place", async ({ page }) => {
  await visitWithStoppedClock(page, PATH);
  // The first half of a jump, as a slow machine does it: another section passes before its second half comes.
  await page.evaluate(() => {
    window.history.replaceState(window.history.state, "", "#friday");
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
    document.getElementById("venue")?.scrollIntoView({ block: "center" });
  });
  const venue = page.getByRole("banner").getByRole("link", { name: "Venue" });
  await expect(venue).toHaveAttribute("aria-current", /.+/);
  await page.evaluate(() => window.dispatchEvent(new HashChangeEvent("hashchange")));
  await expect(tab(page, "Friday")).toHaveAttribute("aria-selected", "true");
});

test("the header that follows the reader leaves a place its address that opens only later", async ({
  page,
}) => {
  await visitWithStoppedClock(page, PATH);
  // Pressed before the days were alive: they have heard nothing, and read the address when they are.
  await page.evaluate(() => {
    window.history.replaceState(window.history.state, "", "#friday");
    document.getElementById("venue")?.scrollIntoView({ block: "center" });
  });
  const venue = page.getByRole("banner").getByRole("link", { name: "Venue" });
  await expect(venue).toHaveAttribute("aria-current", /.+/);
  expect(new URL(page.url()).hash).toBe("#friday");
  await page.evaluate(() => window.dispatchEvent(new HashChangeEvent("hashchange")));
  await expect(tab(page, "Friday")).toHaveAttribute("aria-selected", "true");
});

test("a talk comes as a calendar file, by the clocks of the venue in summer", async ({ page }) => {
  await visit(page, PATH);
  const download = await takeFile(page, "Add to calendar One puppet, 9,216 poses");
  expect(download.suggestedFilename()).toBe("one-puppet-9216-poses.ics");
  const lines = await linesOf(download);
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines).toContain("DTSTART:20270603T090000Z");
  expect(lines).toContain("DTEND:20270603T094500Z");
  expect(lines).toContain(String.raw`SUMMARY:One puppet\, 9\,216 poses: Tilda Ekholm`);
  expect(lines.find((line) => line.startsWith("LOCATION:"))).toContain("Boiler Room");
});

test("a calendar file is sent as what it is; one that does not exist is not found", async ({
  page,
}) => {
  const file = await page.request.get(`${PATH}/calendar/when-not-to-move.ics`);
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect((await page.request.get(`${PATH}/calendar/no-such-talk.ics`)).status()).toBe(404);
});

test("tickets are not sold: they lead to the letter and to the contact form", async ({ page }) => {
  await visit(page, PATH);
  const tickets = page.getByRole("region", { name: "Tickets for seats and soup" });
  await expect(tickets.getByText("no ticket is sold here")).toBeVisible();
  await tickets.getByRole("link", { name: "Notify me Both days" }).press("Enter");
  await expect(page.getByRole("heading", { name: "News by torchlight" })).toBeInViewport();
  await tickets.getByRole("link", { name: /^Write to us/ }).click();
  await expect(page).toHaveURL(CONTACT_SIMPLE);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both days stand one below the other, and every talk and day has its file", async ({
    page,
  }) => {
    await page.goto(PATH);
    for (const title of ["What the eye fills in", "Rendered in a cowshed"]) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: /^Add to calendar / })).toHaveCount(12);
    const lines = await linesOf(await takeFile(page, "Add all of Friday to calendar"));
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(8);
    const both = await linesOf(await takeFile(page, "Add both days to calendar"));
    const uids = both.filter((line) => line.startsWith("UID:"));
    expect(uids).toHaveLength(18);
    expect(new Set(uids).size).toBe(uids.length);
  });
});
