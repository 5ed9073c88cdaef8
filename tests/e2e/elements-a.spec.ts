import { readFile } from "node:fs/promises";
import { expect, test } from "../support/site-test.ts";
import { sidewaysOverflow, visit, visitWithStoppedClock } from "../support/visit.ts";

/** The elements as a visitor uses them: by keys, by address, over time, without motion, in another skin. */
test.describe("tabs", () => {
  test("arrow keys, Home and End walk in a row and select", async ({ page }) => {
    await visit(page, "/elements/tab");
    const menus = page.getByRole("tablist", { name: "Menus" });
    const tab = (name: string) => menus.getByRole("tab", { name });
    await tab("Lunch").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Dinner")).toBeFocused();
    await expect(tab("Dinner")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: "Dinner" })).toContainText("Six courses");
    await page.keyboard.press("End");
    await expect(tab("Wine")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Lunch")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: "Lunch" })).toBeFocused();
  });

  test("at the side Up and Down walk, Left and Right do nothing", async ({ page }) => {
    await visit(page, "/elements/tab");
    const practices = page.getByRole("tablist", { name: "Practices" });
    await expect(practices).toHaveAttribute("aria-orientation", "vertical");
    const tabs = practices.getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Buying a competitor" })).toBeVisible();
  });

  test("an address opens a tab, and opening a tab writes the address", async ({ page }) => {
    await visit(page, "/elements/tab#coat-care");
    await expect(page.getByRole("tab", { name: "Care and repair" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(page.getByRole("tabpanel", { name: "Care and repair" })).toBeInViewport();
    await page.getByRole("tab", { name: "Cut and sizes" }).click();
    await expect(page).toHaveURL("/elements/tab#coat-cut");
  });
});

test("a message is put away by keys, and the next Tab goes on from its place", async ({ page }) => {
  await visit(page, "/elements/message-box");
  const message = page.getByRole("status").filter({ hasText: "Prices now include delivery" });
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: /^Dismiss: Prices now/ }).focus();
  await page.keyboard.press("Enter");
  await expect(message).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Dismiss: Your trial/ })).toBeFocused();
});

test("a message in answer to a press is announced, an error at once", async ({ page }) => {
  await visit(page, "/elements/message-box");
  await page.getByRole("button", { name: "Send it without a network" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was sent" })).toBeVisible();
  await page.getByRole("button", { name: "Send the proof" }).click();
  await expect(page.getByRole("status").filter({ hasText: "on its way" })).toBeVisible();
});

test.describe("countdown", () => {
  test("follows the clock, silently", async ({ page }) => {
    await visitWithStoppedClock(page, "/elements/countdown", new Date("2027-03-27T07:58:55Z"));
    const timer = page.getByRole("timer", { name: "Time until the next edition" });
    await expect(timer).toHaveAttribute("aria-live", "off");
    // Ten o'clock in Paris, two days later: clocks were put forward in the night before.
    await expect(timer).toContainText("2 days 00 hours");
    await page.clock.runFor(60_000);
    await expect(timer).toContainText(/1 day 23 hours/);
  });

  test("says that it is over, when it is", async ({ page }) => {
    await visitWithStoppedClock(page, "/elements/countdown", new Date("2027-03-29T07:58:00Z"));
    const timer = page.getByRole("timer", { name: "Time until the next edition" });
    await expect(timer).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(timer).toBeHidden();
    await expect(page.getByText("The next edition is here.", { exact: true })).toBeVisible();
  });

  test("what is over already stands so from the start", async ({ page }) => {
    await visit(page, "/elements/countdown");
    await expect(
      page.getByText("The spring workshop was on 29 March 2026.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("timer", { name: /spring workshop/ })).toHaveCount(0);
  });
});

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("counters show their final value", async ({ page }) => {
    await visit(page, "/elements/counters");
    await expect(page.getByText("4,218", { exact: true })).toBeAttached();
    await expect(page.locator('[data-state="wound"]')).toHaveCount(0);
  });
});

test("a task's progress is told as it goes", async ({ page }) => {
  await visit(page, "/elements/progress-bar");
  const bar = page.getByRole("progressbar", { name: "Checking the pages" });
  await expect(bar).toHaveJSProperty("value", 0);
  await page.getByRole("button", { name: "Check the pages" }).click();
  await expect(bar).toHaveJSProperty("value", 48, { timeout: 15_000 });
  await expect(
    page.getByRole("status").filter({ hasText: "All pages are checked." }),
  ).toBeVisible();
});

test("an unavailable button takes the focus and says why", async ({ page }) => {
  await visit(page, "/elements/buttons");
  const button = page.getByRole("button", { name: "Add to cart" });
  await button.focus();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription("Choose a size first: the price depends on it.");
});

test("the code shown is the code that runs", async ({ page }) => {
  const source = await readFile("app/showcase/elements/buttons/page.tsx", "utf8");
  await visit(page, "/elements/buttons");
  const demo = page.getByRole("region", { name: "Not yet", exact: true });
  await demo.getByText("Code").first().click();
  const shown = await demo.getByRole("region", { name: "Code of Not yet" }).innerText();
  const lines = shown.split("\n").filter((line) => line.trim());
  expect(lines[0]).toBe('import { UnavailableButton } from "#app/elements/actions/button.tsx";');
  for (const line of lines.slice(1)) expect(source).toContain(line.trim());
  expect(lines.length).toBeGreaterThan(3);
});

test("the switch shows the demos in another skin, and only them", async ({ page }) => {
  await visit(page, "/elements/heading");
  const sample = page.getByText("Dinner at the pass", { exact: true });
  const faceOf = (element: Element) => getComputedStyle(element).fontFamily;
  const before = await sample.evaluate(faceOf);
  await page.getByText("Sable", { exact: true }).locator("..").click();
  await expect.poll(() => sample.evaluate(faceOf)).toContain("Cormorant");
  await expect
    .poll(() => sample.evaluate((element) => getComputedStyle(element).color))
    .toBe("rgb(245, 239, 230)");
  expect(await page.getByRole("heading", { level: 1 }).evaluate(faceOf)).toBe(before);
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  for (const name of [
    "buttons",
    "tab",
    "pricing-table",
    "countdown",
    "subscribe",
    "fancy-text-box",
  ])
    test(`${name} stays inside the screen`, async ({ page }) => {
      await visit(page, `/elements/${name}`);
      expect(await sidewaysOverflow(page)).toEqual({ pixels: 0, culprits: [] });
    });
});
