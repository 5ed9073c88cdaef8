import type { Page } from "playwright/test";
import {
  expectMissingSaid,
  sendMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit, visitInSmallWindow, visitWithStoppedClock } from "#tests/support/visit.ts";

const PATH = "/home-yoga-meditation";
const message = { sender: "stillwater", text: "Tuesday, Backs. The left knee." };

const guide = (page: Page) => page.locator(".breathing-guide_breath");
const cue = (page: Page) => page.locator(".breathing-guide_cue");
const start = (page: Page) => page.getByRole("button", { name: "Breathe along" });
const pause = (page: Page) => page.getByRole("button", { name: "Pause" });
const said = (page: Page) => guide(page).getByRole("status");
const form = (page: Page) => page.getByRole("form", { name: "Ask Stillwater for a first class" });

test("the circle rests until it is asked, counts four, four and six, and says so once", async ({
  page,
}) => {
  await visitWithStoppedClock(page, PATH);
  await page.clock.runFor(5000);
  await expect(cue(page)).toHaveText("14 seconds a breath");
  await expect(said(page)).toBeEmpty();

  await start(page).press("Enter");
  await expect(cue(page)).toHaveText("4 Breathe in");
  await expect(cue(page)).toHaveAttribute("aria-hidden", "true");
  const instruction = /Breathe in for 4 seconds, Hold for 4 seconds, Breathe out for 6 seconds/;
  await expect(said(page)).toHaveText(instruction);
  await page.clock.runFor(3000);
  await expect(cue(page)).toHaveText("1 Breathe in");
  await page.clock.runFor(1000);
  await expect(cue(page)).toHaveText("4 Hold");
  await page.clock.runFor(4000);
  await expect(cue(page)).toHaveText("6 Breathe out");
  await expect(guide(page)).toHaveAttribute("data-step", "out");
  await page.clock.runFor(6000);
  await expect(cue(page)).toHaveText("4 Breathe in");
  await expect(said(page)).toHaveText(instruction);

  await expect(pause(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(cue(page)).toHaveText("14 seconds a breath");
  await expect(said(page)).toHaveText("Paused.");
  await page.clock.runFor(20_000);
  await expect(guide(page)).not.toHaveAttribute("data-step");
});

test("it ends by itself when the lock is full", async ({ page }) => {
  await visitWithStoppedClock(page, PATH);
  await start(page).click();
  await page.clock.runFor(47 * 14 * 1000 - 500);
  await expect(cue(page)).toHaveText("1 Breathe out");
  await page.clock.runFor(1000);
  await expect(cue(page)).toHaveText("47 breaths. The lock is full.");
  await expect(said(page)).toHaveText("47 breaths are done.");
  await expect(start(page)).toBeFocused();
});

test("the circle widens where motion is welcome, and stands still where it is not", async ({
  page,
}) => {
  const veil = page.locator(".breathing-guide_veils > :first-child");
  const scale = () => veil.evaluate((element) => Number(getComputedStyle(element).scale));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, PATH);
  const atRest = await scale();
  await start(page).click();
  await expect.poll(scale).toBeGreaterThan(atRest);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(scale).toBe(atRest);
  await expect(cue(page)).toHaveText(/Breathe in|Hold|Breathe out/);
});

test("days are turned by arrow keys, a teacher leads to a day of theirs, Back leaves the page", async ({
  page,
}) => {
  await visit(page, "/home-restaurant");
  await visit(page, PATH);
  const tab = (name: string) => page.getByRole("tab", { name });
  const panel = (name: string) => page.getByRole("tabpanel", { name });
  await tab("Monday").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(tab("Wednesday")).toBeFocused();
  await expect(
    panel("Wednesday").getByRole("listitem").filter({ hasText: "With a baby" }),
  ).toContainText(/10:00\s*to 11:00.*with Fenna/s);
  await expect(panel("Monday")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/home-restaurant/);

  await visit(page, PATH);
  await tab("Sunday").click();
  await page
    .getByRole("region", { name: "Meet your teachers" })
    .getByRole("link", { name: "Mondays, Tuesdays, Thursdays and Fridays" })
    .click();
  await expect(tab("Monday")).toHaveAttribute("aria-selected", "true");
  await expect(panel("Monday").getByText("with Idris")).toBeInViewport();
});

test("a page that was made long ago offers no retreat that has begun", async ({ page }) => {
  const dates = page.getByRole("region", { name: "Join a retreat in the Vosges" }).locator("time");
  const days = () => dates.evaluateAll((all) => all.map((one) => one.getAttribute("datetime")!));
  await visit(page, PATH);
  await expect(dates).toHaveCount(3);
  const before = await days();

  // When the first of them begins, by the clock at the lock.
  await page.clock.setFixedTime(new Date(`${before[0]}T12:00:00Z`));
  await page.reload();
  await alive(page);
  await expect(dates).toHaveCount(3);
  await expect.poll(days).toEqual([before[1], before[2], expect.any(String)]);
  await expect(page.getByRole("link", { name: "Ask for a bed" })).toBeVisible();
});

test("what is missing is said at its field; a first class is asked for by keys and acknowledged by mail", async ({
  page,
}) => {
  await visit(page, PATH);
  await expectMissingSaid(form(page), message);
  const mail = await sendMessage(form(page), message);
  expect(mail.text).not.toContain("left knee");
});

test("nothing is wider than a small window, from right to left neither", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says how to breathe, shows every day, and the form is sent", async ({ page }) => {
    await page.goto(PATH);
    await expect(start(page)).toBeHidden();
    await expect(cue(page)).toHaveText("14 seconds a breath");
    for (const step of ["In for 4", "Hold for 4", "Out for 6"]) {
      await expect(page.getByText(step, { exact: true })).toBeVisible();
    }
    for (const shown of ["With a baby", "In office clothes", "Bring thick socks"]) {
      await expect(page.getByText(shown).first()).toBeVisible();
    }
    await sendMessageWithoutScript(form(page), message);
  });
});
