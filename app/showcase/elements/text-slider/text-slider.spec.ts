import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const statement = (page: Page, words: RegExp) =>
  page.getByRole("region", { name: "When we say no, slides" }).getByText(words);

test("a text slider goes by arrow keys, Home and End, and by its buttons", async ({ page }) => {
  await visit(page, "/elements/text-slider");
  const slider = page.getByRole("group", { name: "When we say no", exact: true });
  await slider.getByRole("region").focus();
  await page.keyboard.press("ArrowRight");
  await expect(statement(page, /on the day you ask/)).toBeInViewport({ ratio: 0.99 });
  await expect(slider).toContainText("2 of 3");
  await page.keyboard.press("End");
  await expect(statement(page, /a second home/)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press("Home");
  await expect(statement(page, /makes weapons/)).toBeInViewport({ ratio: 0.99 });
  await slider.getByRole("button", { name: "Previous" }).click();
  await expect(slider).toContainText("3 of 3");
  await expect(statement(page, /a second home/)).toBeInViewport({ ratio: 0.99 });
});

test("keys with Alt are left to the browser, those of a field in a slide to the field", async ({
  page,
}) => {
  await visit(page, "/elements/text-slider");
  const slider = page.getByRole("group", { name: "When we say no", exact: true });
  await slider.getByRole("region").focus();
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("Control+End");
  await expect(slider).toContainText("1 of 3");
  await statement(page, /makes weapons/).evaluate((text) => {
    const select = document.createElement("select");
    select.append(new Option("Oak"), new Option("Ash"));
    text.after(select);
  });
  await slider.getByRole("combobox").press("End");
  await expect(slider.getByRole("combobox")).toHaveValue("Ash");
  await expect(slider).toContainText("1 of 3");
});

test("in a modal it has its keys, too", async ({ page }) => {
  await visit(page, "/elements/text-slider");
  const slider = page.getByRole("group", { name: "When we say no", exact: true });
  await slider.evaluate((element) => {
    const dialog = document.createElement("dialog");
    dialog.style.inlineSize = "40rem";
    element.replaceWith(dialog);
    dialog.append(element);
    dialog.showModal();
  });
  await slider.getByRole("region").focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toContainText("2 of 3");
});

test("the look of the stages chosen before the page is alive is theirs", async ({ page }) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto("/elements/text-slider");
  const dark = page
    .getByRole("group", { name: "Colour scheme of the demos" })
    .getByRole("radio", { name: "Dark" });
  await dark.press("Space");
  release();
  await alive(page);
  await expect(page.locator('[style*="color-scheme: dark"]').first()).toBeAttached();
  await expect(dark).toBeChecked();
});

test("an upright slider goes by Up and Down, a named one by its names", async ({ page }) => {
  await visit(page, "/elements/text-slider");
  const rules = page.getByRole("group", { name: "Rules of the workshop", exact: true });
  await rules.getByRole("region").focus();
  await page.keyboard.press("ArrowDown");
  await expect(rules.getByText("Wood waits a year. So do you.")).toBeInViewport({ ratio: 0.9 });

  const voices = page.getByRole("group", { name: "About the library", exact: true });
  const pupil = voices.getByRole("button", { name: "Aylin, 11" });
  await pupil.click();
  await expect(voices.getByText(/nobody counts after ten/)).toBeInViewport({ ratio: 0.99 });
  await expect(pupil).toHaveAttribute("aria-current", "true");
});

test("what was swiped before its script came is where it goes on from", async ({ page }) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto("/elements/text-slider");
  const slider = page.getByRole("group", { name: "When we say no", exact: true });
  await slider
    .getByRole("region")
    .evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: "instant" }));
  await expect(statement(page, /on the day you ask/)).toBeInViewport({ ratio: 0.99 });
  release();
  await alive(page);
  await expect(slider).toContainText("2 of 3");
  await slider.getByRole("button", { name: "Next" }).click();
  await expect(statement(page, /a second home/)).toBeInViewport({ ratio: 0.99 });
});
