import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import {
  SUCCESS,
  button,
  closingForm,
  field,
  pageWithForm,
} from "#tests/support/subscribe-form.ts";
import { visit } from "#tests/support/visit.ts";
import { newAddress } from "#tests/support/visitors.ts";

/** What becomes of a form that was sent: refused, not answered, or sent twice (specification, point 8). */
const here = pageWithForm;

if (here) {
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
      await expect(form.getByRole("status")).toHaveText(says);
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
    const release = await hold(page, "**/api/send");
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
}
