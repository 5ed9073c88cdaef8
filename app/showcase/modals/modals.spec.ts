import { notice, noticeTrigger, simple } from "#tests/support/simple-modal.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, scrollPosition, visit } from "#tests/support/visit.ts";

/* Modals: opened by keys and by the pointer, closed by every way out, over a page that is locked; without script, too. */

test.describe("a modal", () => {
  test.beforeEach(async ({ page }) => {
    // Without transitions: what moves here would be a jump.
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("opens by Enter, keeps the focus, and Escape closes it and gives the focus back", async ({
    page,
  }) => {
    await visit(page, simple);
    await noticeTrigger(page).focus();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(`${simple}#open`);
    await expect(notice(page).getByRole("button", { name: "Close" })).toBeFocused();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest("dialog[open]"),
      );
      expect(isOutside, "the page behind cannot be reached").toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeHidden();
    await expect(noticeTrigger(page)).toBeFocused();
    await expect(page).toHaveURL(simple);
  });

  test("closes without a network, by a press and by Back; the page stays", async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED|Failed to load resource: net::/);
    await visit(page, simple);
    await page.route("**/*.data*", (route) => route.abort());
    for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await noticeTrigger(page).click();
      await expect(notice(page)).toBeVisible();
      await close();
      await expect(notice(page)).toBeHidden();
      await expect(page).toHaveURL(simple);
    }
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("closes by its cross, by its own button and by a press beside it", async ({ page }) => {
    await visit(page, simple);
    const ways = [
      () => notice(page).getByRole("button", { name: "Close" }).click(),
      () => notice(page).getByRole("button", { name: "I can wait" }).click(),
      () => page.mouse.click(5, 300),
    ];
    for (const close of ways) {
      await noticeTrigger(page).click();
      await expect(notice(page)).toBeVisible();
      await close();
      await expect(notice(page)).toBeHidden();
      await expect(page).toHaveURL(simple);
      await expect(page.locator("html")).not.toHaveAttribute("data-modal");
    }
  });

  test("opens when it is asked for in the moment it closes", async ({ page }) => {
    await visit(page, simple);
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const press = (selector: string) =>
            document.querySelector<HTMLElement>(selector)!.click();
          const again = () => {
            press("#open-trigger");
            resolve();
          };
          window.addEventListener("popstate", again, { once: true });
          press("dialog[open] .modal_cross");
        }),
    );
    await expect(page).toHaveURL(`${simple}#open`);
    await expect(notice(page)).toBeVisible();
  });

  test("locks the page without a jump and lets it go where it was", async ({ page }) => {
    await visit(page, simple);
    await noticeTrigger(page).scrollIntoViewIfNeeded();
    const before = await noticeTrigger(page).boundingBox();
    const top = await scrollPosition(page);
    await noticeTrigger(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-modal", "open");
    expect(await noticeTrigger(page).boundingBox()).toEqual(before);
    await page.mouse.wheel(0, 600);
    await nextFrames(page);
    expect(await scrollPosition(page)).toBe(top);
    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeHidden();
    expect(await scrollPosition(page)).toBe(top);
    expect(await noticeTrigger(page).boundingBox()).toEqual(before);
  });

  test("keeps the page locked while another dialog comes and goes over it", async ({ page }) => {
    await visit(page, simple);
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-modal", "open");

    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeHidden();
    await expect(page.locator("html")).not.toHaveAttribute("data-modal");
  });

  test("a confirmation starts on the harmless answer and does what the other one says", async ({
    page,
  }) => {
    await visit(page, simple);
    const letter = page.getByLabel("Letter to the editor");
    const dialog = page.getByRole("dialog", { name: "Clear the whole letter?" });
    await letter.fill("Dear editor,");
    await page.getByRole("link", { name: "Clear the letter" }).click();
    await expect(dialog.getByRole("button", { name: "Keep writing" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(letter).toHaveValue("Dear editor,");
    await page.getByRole("link", { name: "Clear the letter" }).click();
    await dialog.getByRole("button", { name: "Clear the letter" }).click();
    await expect(dialog).toBeHidden();
    await expect(letter).toHaveValue("");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a modal opens by its link and by its address, and closes to where it was opened", async ({
    page,
  }) => {
    await page.goto(simple);
    await expect(notice(page)).toBeHidden();
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await notice(page).getByRole("link", { name: "Close" }).click();
    await expect(notice(page)).toBeHidden();
    await expect(noticeTrigger(page)).toBeInViewport();
    await page.goto(`${simple}#open`);
    await expect(notice(page)).toBeVisible();
    await page.goBack();
    await expect(notice(page)).toBeHidden();
  });
});
