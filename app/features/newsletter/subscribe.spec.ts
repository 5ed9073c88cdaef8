import type { Locator, Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { mailTo } from "#tests/support/mails.ts";
import { pageFramed } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import {
  SUCCESS,
  button,
  closingForm,
  field,
  pageWithForm,
} from "#tests/support/subscribe-form.ts";
import { visit, visitWithStoppedClock } from "#tests/support/visit.ts";
import { newAddress } from "#tests/support/visitors.ts";

/** Subscribing, from the first touch of the field to success: specification, points 4, 5, 8 and 9; letter for letter where it quotes. */
const here = pageWithForm;
/** Any whose header has the side panel. */
const underPanel = pageFramed({ header: "transparent-header" });

async function panelForm(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Open side panel" }).click();
  return page.getByRole("dialog", { name: "Side panel" }).locator("form");
}

/** Tied to the field and read out; whether it is seen is the page's choice. */
async function expectError(form: Locator, message: string): Promise<void> {
  const error = form.getByRole("alert");
  await expect(error).toHaveText(message);
  await expect(field(form)).toHaveAttribute("aria-invalid", "true");
  await expect(field(form)).toHaveAccessibleDescription(message);
}

for (const { place, at, formOf } of [
  { place: "the closing section", at: here, formOf: closingForm },
  { place: "the side panel", at: underPanel, formOf: panelForm },
])
  if (at)
    test.describe(`in ${place}`, () => {
      test.use({ viewport: { width: 1280, height: 800 } });

      test("an empty field and a malformed address have their message, only once touched or sent", async ({
        page,
      }) => {
        await visit(page, at.path);
        const form = await formOf(page);
        await expect(form.getByRole("alert")).toHaveCount(0);
        await field(form).focus();
        await expect(form.getByRole("alert")).toHaveCount(0);
        await field(form).blur();
        await expectError(form, "Field is required.");
        await field(form).fill("nobody@");
        await expectError(form, "Invalid email.");
        await field(form).fill("somebody@example.com");
        await expect(form.getByRole("alert")).toHaveCount(0);
        await expect(field(form)).not.toHaveAttribute("aria-invalid");
      });

      test("sending an empty or malformed field sends nothing", async ({ page }) => {
        await visit(page, at.path);
        const sent: string[] = [];
        page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
        const form = await formOf(page);
        await button(form).click();
        await expectError(form, "Field is required.");
        await field(form).fill("not an address");
        await field(form).press("Enter");
        await expectError(form, "Invalid email.");
        expect(sent).toEqual([]);
        await expect(page.getByText(SUCCESS)).toHaveCount(0);
      });

      test("success: loading, the message, an empty form; after 5000 ms the message is gone", async ({
        page,
      }) => {
        await visitWithStoppedClock(page, at.path);
        const form = await formOf(page);
        const release = await hold(page, "**/api/send");
        await field(form).fill(newAddress());
        await button(form).click();
        await expect(form.getByRole("button")).toHaveAttribute("aria-disabled", "true");
        await expect(form.getByRole("button").getByText("Sending")).toBeAttached();
        await expect(form.getByText(SUCCESS, { exact: true })).toHaveCount(0);
        release();

        const message = form.getByText(SUCCESS, { exact: true });
        await expect(message).toBeAttached();
        await expect(field(form)).toHaveValue("");
        await expect(form.getByRole("alert")).toHaveCount(0);
        await expect(form.getByRole("button")).not.toHaveAttribute("aria-disabled", "true");
        await page.clock.runFor(4900);
        await expect(message).toBeAttached();
        await page.clock.runFor(200);
        await expect(message).toHaveCount(0);
        await expect(form.getByRole("status")).toHaveText(/link to confirm your address/);
      });
    });

if (here) {
  test("the message fades in and out", async ({ page }) => {
    await visit(page, here.path);
    const form = await closingForm(page);
    await field(form).fill(newAddress());
    await button(form).click();
    const box = form.getByText(SUCCESS, { exact: true }).locator("..");
    await expect(box).toHaveCSS("opacity", "1");
    const frames = await box.evaluate((element) => {
      const [animation] = element.getAnimations();
      return (
        (animation?.effect as KeyframeEffect | undefined)
          ?.getKeyframes()
          .map(({ offset, opacity }) => [offset, opacity]) ?? []
      );
    });
    expect(frames.at(0)).toEqual([0, "0"]);
    expect(frames.at(-1)).toEqual([1, "0"]);
  });

  test("what was typed before the page came alive is kept and sent", async ({ page }) => {
    const release = await hold(page, "**/static/js/**");
    await page.goto(here.path, { waitUntil: "load" });
    const form = await closingForm(page);
    const address = newAddress();
    await field(form).fill(address);
    release();
    await expect(page.locator("html[data-alive]")).toBeAttached();
    await expect(field(form)).toHaveValue(address);
    await button(form).click();
    await expect(form.getByText(SUCCESS, { exact: true })).toBeVisible();
    await mailTo(address);
  });

  test("a reset also clears the error mark on a captcha element, whose answer travels along", async ({
    page,
  }) => {
    await visit(page, here.path);
    const form = await closingForm(page);
    await form.evaluate((element) => {
      element.insertAdjacentHTML(
        "beforeend",
        '<div data-captcha aria-invalid="true"><input type="text" name="captcha" value="seven" aria-label="Captcha"></div>',
      );
    });
    await field(form).fill(newAddress());
    const sent = page.waitForRequest("**/api/send");
    await button(form).click();
    expect((await sent).postDataJSON()).toMatchObject({ captcha: "seven" });
    await expect(form.getByText(SUCCESS, { exact: true })).toBeVisible();
    await expect(form.locator("[data-captcha]")).not.toHaveAttribute("aria-invalid");
  });
}
