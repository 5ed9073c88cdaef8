import { SUBSCRIPTION, confirmSubscriptionPath, unsubscribePath } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import type { Locator, Page, Route } from "playwright/test";
import { linkIn, mailTo } from "#tests/support/mails.ts";
import { pageFramed, pageWith } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitWithStoppedClock } from "#tests/support/visit.ts";

/** Subscribing: specification, points 4, 5, 8 and 9; letter for letter where it quotes. */
const SUCCESS = "Your message has been sent successfully subscribed to our email list!";
/** Any page that ends with the form. */
const here = pageWith("app/features/newsletter/subscribe-form.tsx");
/** Any whose header has the side panel. */
const underPanel = pageFramed({ header: "transparent-header" });
const newAddress = () => `visitor-${randomUUID()}@example.com`;

const field = (form: Locator) => form.getByPlaceholder("Enter your email address");
const button = (form: Locator) => form.getByRole("button", { name: "Subscribe" });

async function closingForm(page: Page): Promise<Locator> {
  const form = page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.getByPlaceholder("Enter your email address") })
    .last();
  await form.scrollIntoViewIfNeeded();
  return form;
}

async function panelForm(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Open side panel" }).click();
  return page.getByRole("dialog", { name: "Side panel" }).locator("form");
}

/** The server's answer, held back until released. */
async function holdAnswer(
  page: Page,
  answer?: (route: Route) => Promise<void>,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/send", async (route) => {
    await held;
    await (answer ? answer(route) : route.fallback());
  });
  return () => release();
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
        const release = await holdAnswer(page);
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

  test("an answer other than success neither resets nor reports success", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered (429|50[02])|status of (429|50[02])/);
    const refusal = { status: "error", code: "rate-limited", message: "Too many tries." };
    const fault = "Nothing was sent: the server had an error. Please try again.";
    for (const [says, answer] of [
      ["", { status: 200, json: { status: "pending" } }],
      ["", { status: 200, json: {} }],
      // Neither says what it would have to: two more that mean nothing.
      ["", { status: 200, json: { status: "invalid" } }],
      ["", { status: 200, json: { status: "error" } }],
      ["Too many tries.", { status: 429, json: refusal }],
      [fault, { status: 500, json: {} }],
      [fault, { status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }],
    ] as const) {
      await page.unrouteAll();
      await visit(page, here.path);
      const form = await closingForm(page);
      await page.route("**/api/send", (route) => route.fulfill(answer));
      await field(form).fill("kept@example.com");
      const answered = page.waitForResponse("**/api/send");
      await button(form).click();
      await answered;
      await expect(form.getByRole("button")).not.toHaveAttribute("aria-disabled", "true");
      await expect(field(form)).toHaveValue("kept@example.com");
      await expect(page).toHaveURL(here.path);
      if (says) await expect(form.getByRole("status")).toHaveText(says);
      else await expect(form.getByRole("status"), "nothing is said").toHaveCount(0);
      await expect(page.getByText(SUCCESS)).toHaveCount(0);
    }
  });

  test("when the server cannot be reached the typing stays, a quiet line says so, and the next try can succeed", async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await visit(page, here.path);
    const form = await closingForm(page);
    const address = newAddress();
    await field(form).fill(address);
    await page.route("**/api/send", (route) => route.abort());
    await button(form).click();
    await expect(form.getByRole("status")).toContainText(/nothing was sent/i);
    await expect(field(form)).toHaveValue(address);
    await expect(form.getByRole("button")).not.toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText(SUCCESS)).toHaveCount(0);

    await page.unroute("**/api/send");
    await button(form).click();
    await expect(form.getByText(SUCCESS, { exact: true })).toBeVisible();
    await expect(form.getByText(/nothing was sent/i)).toHaveCount(0);
  });

  test("a second press while sending sends nothing more", async ({ page }) => {
    await visit(page, here.path);
    const form = await closingForm(page);
    const release = await holdAnswer(page);
    const sent: string[] = [];
    page.on(
      "request",
      (request) => request.url().endsWith("/api/send") && sent.push(request.postData() ?? ""),
    );
    await field(form).fill(newAddress());
    await button(form).click();
    await expect(form.getByRole("button")).toHaveAttribute("aria-disabled", "true");
    await form.getByRole("button").click({ force: true });
    await field(form).press("Enter");
    release();
    await expect(form.getByText(SUCCESS, { exact: true })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test("what was typed before the page came alive is kept and sent", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/static/js/**", async (route) => {
      await held;
      await route.fallback();
    });
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

  test("the mail's link opens a page whose button confirms; the other link unsubscribes", async ({
    page,
  }) => {
    await visit(page, here.path);
    const form = await closingForm(page);
    const address = newAddress();
    await field(form).fill(address);
    await button(form).click();
    await expect(form.getByText(SUCCESS, { exact: true })).toBeVisible();
    const mail = await mailTo(address);

    const confirm = linkIn(mail, confirmSubscriptionPath(""));
    await visit(page, confirm);
    await page
      .getByRole("main")
      .getByRole("button", { name: /confirm/i })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed.");
    await page.goto(confirm);
    await expect(page.getByRole("main").getByRole("button", { name: /confirm/i })).toHaveCount(0);

    await visit(page, linkIn(mail, unsubscribePath("")));
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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

test("a link that is not ours says so and offers nothing to press", async ({ page, tolerate }) => {
  tolerate(new RegExp(`answered 404: .*${SUBSCRIPTION}/|status of 404`));
  await visit(page, confirmSubscriptionPath("x".repeat(43)));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});
