import type { Page } from "playwright/test";
import { sendMessageWithoutScript, testMessageForm } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-digital-agency";
const message = {
  sender: "voltage",
  text: "When it is pressed, the crane should stop.",
  button: "Send the brief",
};

const form = (page: Page) => page.getByRole("form", { name: "Write to Voltage" });
const tape = (page: Page) => page.getByRole("list", { name: "What we do", exact: true });
const work = (page: Page) => page.getByRole("list", { name: "Our work is live tonight" });
const stop = (page: Page) => page.getByRole("button", { name: "Pause animation" });

/** How fast the first row of the tape runs, in times of its own speed; 0 where it stands. */
const speed = (page: Page) =>
  tape(page).evaluate((list) => {
    const [run] = list.getAnimations();
    return run?.playState === "running" ? run.playbackRate : 0;
  });

test("the claim is read as one sentence, whatever stands at its end just now", async ({ page }) => {
  await visit(page, PATH);
  await expect(
    page.getByRole("heading", { name: "Static is for carpets", exact: true, level: 1 }),
  ).toBeVisible();
});

test("the tape runs against the page, and can be stopped for good", async ({ page }) => {
  await visit(page, PATH);
  await expect.poll(() => speed(page)).toBe(1);
  await page.mouse.move(600, 120);
  await page.mouse.wheel(0, 240);
  await expect.poll(() => speed(page)).toBeLessThan(0);
  await page.mouse.wheel(0, -120);
  await expect.poll(() => speed(page)).toBeGreaterThan(0);
  await stop(page).press("Enter");
  await expect.poll(() => speed(page)).toBe(0);
  await page.mouse.wheel(0, 60);
  await expect(page.getByRole("button", { name: "Play animation" })).toBeVisible();
  await expect.poll(() => speed(page)).toBe(0);
});

test("a press that is drawn off the switch is none, and the next one counts", async ({ page }) => {
  await visit(page, PATH);
  const light = page.getByRole("button", { name: "Press", exact: true });
  await light.hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(light).toHaveAttribute("aria-pressed", "false");
  await light.press("Enter");
  await expect(light).toHaveAttribute("aria-pressed", "true");
  await light.click();
  await expect(light).toHaveAttribute("aria-pressed", "false");
});

test("on phones and for reduced motion the tape is a list", async ({ page }) => {
  await visit(page, PATH);
  await page.setViewportSize({ width: 600, height: 900 });
  await expect.poll(() => speed(page)).toBe(0);
  await expect(stop(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => speed(page)).toBe(0);
  await expect(stop(page)).toBeHidden();
});

test("a word of the tape switches its service on, and the others off", async ({ page }) => {
  await visit(page, PATH);
  const services = page.getByRole("region", { name: "Our prices are on the page" });
  await expect(services.getByText("9 weeks")).toBeVisible();
  await tape(page).getByRole("link", { name: "Shops" }).press("Enter");
  await expect(page).toHaveURL(`${PATH}#shops`);
  await expect(services.getByText("14 weeks")).toBeVisible();
  await expect(services.getByText("9 weeks")).toBeHidden();
  await services.getByRole("heading", { name: "Care" }).click();
  await expect(services.getByText("An hour a day")).toBeVisible();
  await expect(services.getByText("14 weeks")).toBeHidden();
});

test("a tile that holds the focus is not under the next one", async ({ page }) => {
  await visit(page, PATH);
  const first = work(page).getByRole("link", { name: "A queue you can sit out" });
  await work(page).getByRole("listitem").last().scrollIntoViewIfNeeded();
  await first.focus();
  const isOnTop = () =>
    first.evaluate((link) => {
      const { left, top } = link.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + 8) === link;
    });
  await expect.poll(isOnTop).toBe(true);
});

test("a tile opens its project by keys, and Back returns to it", async ({ page }) => {
  await visit(page, PATH);
  const tile = work(page).getByRole("link", { name: "Order by looking up" });
  await tile.press("Enter");
  await expect(page.getByRole("heading", { name: "A sky on every can", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(tile).toBeVisible();
});

test("what the dial shows is written, and prizes are a table", async ({ page }) => {
  await visit(page, PATH);
  const numbers = page.getByRole("region", { name: "The wait is short" });
  await expect(numbers.getByText("0.8 s", { exact: true })).toBeVisible();
  await expect(numbers.getByText("Before us it was 6.1 s")).toBeVisible();
  const prizes = page.getByRole("table", { name: /Prizes won by Voltage/ });
  await expect(prizes.getByRole("columnheader")).toHaveText(["Prize", "For", "Year", "Now"]);
  await expect(prizes.getByRole("row", { name: /Kilobyte Cup/ })).toContainText("plotter");
});

testMessageForm(PATH, form, message);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the tape stands, services unfold and a brief can be sent", async ({ page }) => {
    await page.goto(PATH);
    await expect(stop(page)).toBeHidden();
    await expect(tape(page).getByRole("link", { name: "Care" })).toBeVisible();
    await page.getByRole("heading", { name: "Sites from €38,000" }).click();
    await expect(page.getByText("11 weeks")).toBeVisible();
    await sendMessageWithoutScript(form(page), message);
  });
});
