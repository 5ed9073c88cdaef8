import type { Page } from "playwright/test";
import { sendMessageWithoutScript, testMessageForm } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-design-agency";
const message = { sender: "parallel", text: "One page about measures, by May." };

const toggle = (page: Page) => page.getByRole("button", { name: "Baseline grid" });
const form = (page: Page) => page.getByRole("form", { name: "Write to Parallel" });

/** Lines of text that do not stand on a line of the grid that is shown, with how far they are off, in pixels. */
function textOffTheGrid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlay = document.querySelector(".baseline-page_overlay")!;
    const { backgroundSize, backgroundPositionY } = getComputedStyle(overlay);
    const unit = parseFloat(backgroundSize.split(" ")[1]!);
    // The last pixel of each tile is the line; text stands on its upper edge.
    const first = parseFloat(backgroundPositionY) - 1;
    const origin = overlay.getBoundingClientRect().top;
    return [
      ...document.querySelectorAll(
        ".baseline-page_page :is(h1, h2, h3, p, li a, th, td, dd, address, label)",
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest(".sr-only, thead"))
      .flatMap((element) => {
        const mark = document.createElement("span");
        mark.style.display = "inline-block";
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const parent = text?.parentElement;
        // In a grid the mark would be a field of its own, beside the text.
        if (!parent || getComputedStyle(parent).display.endsWith("grid")) return [];
        parent.insertBefore(mark, text);
        const foot = mark.getBoundingClientRect().bottom - origin - first;
        mark.remove();
        const off = Math.abs(foot - Math.round(foot / unit) * unit);
        return off > 1 ? [`${text.textContent?.trim()}: ${off.toFixed(1)}`] : [];
      });
  });
}

test("G and the button lay the grid over the page, and every text stands on it", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("g");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  expect(await textOffTheGrid(page)).toEqual([]);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  await toggle(page).press("Enter");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await textOffTheGrid(page)).toEqual([]);
});

test("the key is a letter where letters are typed, and not a shortcut of the browser's", async ({
  page,
}) => {
  await visit(page, PATH);
  await form(page).getByLabel("Your name").pressSequentially("Gregor");
  await expect(form(page).getByLabel("Your name")).toHaveValue("Gregor");
  await form(page).getByLabel("Your name").blur();
  await page.keyboard.press("Alt+g");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
});

test("whoever does not want the key switches it off; the button goes on", async ({ page }) => {
  await visit(page, PATH);
  await page.keyboard.press("G");
  await page.getByRole("button", { name: "Turn the G key off" }).click();
  await page.keyboard.press("g");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Turn the G key on" }).click();
  await page.keyboard.press("g");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
});

test("the switch of the key goes with the grid, and the focus to the button beside it", async ({
  page,
}) => {
  await visit(page, PATH);
  await page.keyboard.press("g");
  await page.getByRole("button", { name: "Turn the G key off" }).focus();
  await page.keyboard.press("g");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  await expect(toggle(page)).toBeFocused();
});

test("the page has two sizes of type", async ({ page }) => {
  await visit(page, PATH);
  const sizes = await page.locator(".baseline-page_page").evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      if (texts.currentNode.textContent?.trim()) found.add(getComputedStyle(parent).fontSize);
    }
    return [...found];
  });
  expect(sizes).toHaveLength(2);
});

test("the pattern turns and can be stopped; it stands still on phones and for reduced motion", async ({
  page,
}) => {
  await visit(page, PATH);
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
  await expect.poll(moving).toBeGreaterThan(60);
  await page.getByRole("button", { name: "Pause animation" }).press("Enter");
  await expect.poll(moving).toBe(0);
  await page.getByRole("button", { name: "Play animation" }).click();
  await expect.poll(moving).toBeGreaterThan(60);
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(page.getByRole("button", { name: "Pause animation" })).toBeHidden();
  await expect.poll(moving).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(moving).toBe(0);
});

test("a line of the work list opens its project by keys, and Back returns to the list", async ({
  page,
}) => {
  await visit(page, PATH);
  const line = page.getByRole("region", { name: "Work" }).getByRole("link", { name: /Halm Audio/ });
  await line.focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "A loudspeaker that keeps quiet", level: 1 }),
  ).toBeVisible();
  await page.goBack();
  await expect(line).toBeVisible();
});

test("prices are a table", async ({ page }) => {
  await visit(page, PATH);
  const table = page.getByRole("table", { name: /Services of Parallel/ });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Service",
    "You get",
    "Weeks",
    "From CHF",
  ]);
  await expect(table.getByRole("row", { name: /Second opinion/ })).toContainText("1,800");
});

testMessageForm(PATH, form, message);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there but the switches, and a message can be sent", async ({ page }) => {
    await page.goto(PATH);
    await expect(toggle(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Pause animation" })).toBeHidden();
    await sendMessageWithoutScript(form(page), message);
  });
});
