import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** Asking for a first conversation on the consulting home: one form, with and without script. */
const bookingForm = (page: Page) =>
  page.locator("form").filter({ has: page.getByLabel("Preferred date") });

/** A weekday two to three weeks from now, as a date field takes it. */
function weekday(): string {
  const day = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

async function fillIn(page: Page, email: string): Promise<void> {
  const form = bookingForm(page);
  await form.getByLabel("Your name").fill("Ada Lovelace");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Topic").selectOption({ index: 1 });
  await form.getByLabel("Preferred date").fill(weekday());
  await form.getByLabel("Preferred time").selectOption("10:30");
  await form.getByLabel("The decision").fill("Whether to sell the mill.");
}

test("an incomplete request has a message at each field and is not sent", async ({ page }) => {
  await visit(page, "/home-consulting");
  const form = bookingForm(page);
  await form.getByLabel("Your name").fill("Ada Lovelace");
  await form.getByRole("button", { name: "Request appointment" }).click();
  for (const label of ["Email", "Topic", "Preferred date", "Preferred time"]) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(/Field is required\./);
  }
  await expect(form.getByLabel("Your name")).not.toHaveAttribute("aria-invalid");
  await expect(form.getByLabel("Your name")).toHaveValue("Ada Lovelace");
});

test("a complete request is acknowledged, in place and by mail", async ({ page }) => {
  const email = `booking-${randomUUID()}@example.com`;
  await visit(page, "/home-consulting");
  await fillIn(page, email);
  await bookingForm(page).getByRole("button", { name: "Request appointment" }).click();
  await expect(bookingForm(page).getByText("Your request is with us.")).toBeVisible();
  await expect(bookingForm(page).getByLabel("Your name")).toHaveValue("");
  const mail = await mailTo(email);
  expect(mail.text).toContain("10:30");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("errors come back beside what was typed; a complete request is acknowledged once", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered 422|status of 422/);
    const email = `booking-${randomUUID()}@example.com`;
    await page.goto("/home-consulting");
    await fillIn(page, "not an address");
    await bookingForm(page).getByRole("button", { name: "Request appointment" }).click();
    await expect(page.getByText("Invalid email.").first()).toBeVisible();
    await expect(bookingForm(page).getByLabel("Your name")).toHaveValue("Ada Lovelace");
    await expect(bookingForm(page).getByLabel("The decision")).toHaveValue(
      "Whether to sell the mill.",
    );
    await expect(bookingForm(page).getByLabel("Preferred time")).toHaveValue("10:30");

    await bookingForm(page).getByLabel("Email").fill(email);
    await bookingForm(page).getByRole("button", { name: "Request appointment" }).click();
    await expect(page.getByRole("status").first()).toContainText("Your request is with us.");
    await expect(bookingForm(page).getByText("Your request is with us.")).toBeVisible();
    await mailTo(email);
    await page.reload();
    await expect(page.getByText("Your request is with us.")).toHaveCount(0);
  });
});
