import type { Locator, Page } from "playwright/test";
import { eachOf } from "#tests/support/each-of.ts";
import { expectReadable } from "#tests/support/measure-contrast.ts";
import { expectBadAddressSaid, sendMessage } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-interactive-portfolio";
const message = { sender: "notes", text: "A shop window on a corner, half finished." };

const names = (page: Page) =>
  page
    .getByRole("region", { name: /A studio for rooms/ })
    .getByRole("listitem")
    .getByRole("link");

const form = (page: Page) => page.getByRole("form", { name: "Write to Field Notes Lab" });

/** The picture that fills the stage is the one of this name, wholly. */
async function expectOnStage(page: Page, name: string): Promise<void> {
  await expect
    .poll(() =>
      page.locator(".picture-list-hero_list > li").evaluateAll((items) =>
        items
          .filter((item) => {
            const backdrop = item.querySelector(".picture-list-hero_backdrop")!;
            const image = backdrop.querySelector("img")!;
            return (
              backdrop.checkVisibility({ opacityProperty: true }) &&
              Number(getComputedStyle(backdrop).opacity) === 1 &&
              image.complete &&
              image.naturalWidth > 0
            );
          })
          .map((item) => item.querySelector(".fit-line_text")?.textContent),
      ),
    )
    .toEqual([name]);
}

/** Every name and every line of facts in sight can be read on what is behind it now. */
async function expectStageReadable(page: Page): Promise<void> {
  const texts = page.locator(
    "h1, .picture-list-hero_list .fit-line_text, .picture-list-hero_facts",
  );
  const inSight = [];
  for (const text of await texts.all()) if (await isInSight(text)) inSight.push(text);
  await expectReadable(page, inSight);
}

function isInSight(text: Locator): Promise<boolean> {
  return text.evaluate(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().top < window.innerHeight,
  );
}

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

  test("the name in hand fills the stage, and everything can be read on every picture", async ({
    page,
  }) => {
    // Each picture is waited for and photographed.
    test.slow();
    await visit(page, PATH);
    await expectOnStage(page, "Nine rings of light");
    await expectStageReadable(page);
    for (const link of await eachOf(names(page))) {
      const name = (await link.locator(".fit-line_text").textContent()) ?? "";
      // Focus stays where it is when the page is scrolled to be measured; what is under the mouse would change.
      await link.focus();
      await expectOnStage(page, name);
      await expectStageReadable(page);
    }
    // Measuring scrolled the page; a mouse that rests would come to lie on another name. What has the focus would come back with it gone.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      (document.activeElement as HTMLElement).blur();
    });
    await names(page).first().hover();
    await expectOnStage(page, "Nine rings of light");
    await names(page).nth(3).hover();
    await expectOnStage(page, "A season on one wall");
    // It stays when the mouse leaves the list; a hover by role may scroll the page, and another name under the mouse, first.
    await page.mouse.move(720, 8);
    await expectOnStage(page, "A season on one wall");
  });

  test("by keys: focus fills the stage, Enter opens the project, Back returns", async ({
    page,
  }) => {
    await visit(page, PATH);
    const link = names(page).filter({ hasText: "One circle, four boards" });
    await link.focus();
    await expectOnStage(page, "One circle, four boards");
    await expect(page.getByText("Graphics for Kerb Union, Rotterdam, 2025")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "One circle, four boards", level: 1 }),
    ).toBeVisible();
    await page.goBack();
    await expect(names(page)).toHaveCount(6);
  });

  test("of the large pictures only the first is fetched before somebody comes near", async ({
    page,
  }) => {
    const fetched = () =>
      page
        .locator(".picture-list-hero_backdrop img")
        .evaluateAll(
          (pictures: HTMLImageElement[]) =>
            pictures.filter(({ naturalWidth }) => naturalWidth > 0).length,
        );
    await visit(page, PATH);
    await page.waitForLoadState("networkidle");
    expect(await fetched()).toBe(1);
    await names(page).first().hover();
    await expect.poll(fetched).toBeGreaterThanOrEqual(6);
  });

  test("the stage fits the window, and all names are as wide as it", async ({ page }) => {
    await visit(page, PATH);
    await expect(names(page).last()).toBeInViewport({ ratio: 1 });
    const widths = await page
      .locator(".picture-list-hero_list .fit-line_text")
      .evaluateAll((lines) =>
        lines.map((line) => {
          const text = document.createRange();
          text.selectNodeContents(line);
          return text.getBoundingClientRect().width;
        }),
      );
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.97);
  });
});

test("a word trails after the mouse over a name, and only where motion is welcome", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, PATH);
  const word = page.locator(".pointer-label_label");
  await expect(word).toHaveCSS("scale", "0");
  await names(page).nth(1).hover();
  await expect(word).toHaveCSS("scale", "1");
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(word).toHaveCSS("scale", "0");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(word).toBeHidden();
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("each name stands under its own picture, is readable, and a tap opens it", async ({
    page,
  }) => {
    await visit(page, PATH);
    await expectStageReadable(page);
    const widths = [];
    for (const link of await eachOf(names(page))) {
      await link.scrollIntoViewIfNeeded();
      const [plate, name] = await Promise.all([
        link.locator(".picture-list-hero_plate").boundingBox(),
        link.locator(".picture-list-hero_name").boundingBox(),
      ]);
      widths.push(plate!.width);
      expect(plate!.y + plate!.height).toBeLessThan(name!.y);
    }
    expect(widths).toEqual([390, 167, 167, 167, 167, 390]);
    await names(page).filter({ hasText: "A season on one wall" }).tap();
    await expect(
      page.getByRole("heading", { name: "A season on one wall", level: 1 }),
    ).toBeVisible();
  });
});

test("a message is checked, sent by keys alone and acknowledged by mail", async ({ page }) => {
  await visit(page, PATH);
  await form(page).getByLabel("Your name").fill("Ada Lovelace");
  await expectBadAddressSaid(form(page), message, "keys");
  await expect(form(page).getByLabel("Your message")).toHaveAccessibleDescription(
    "Field is required.",
  );
  await sendMessage(form(page), message);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("the name in hand still fills the stage", async ({ page }) => {
    await page.goto(PATH);
    await expectOnStage(page, "Nine rings of light");
    await names(page).filter({ hasText: "A sky on every can" }).hover();
    await expectOnStage(page, "A sky on every can");
    await expect(page.getByText("Packaging for Low Bridge Brewery, Hebden, 2025")).toBeVisible();
  });
});
