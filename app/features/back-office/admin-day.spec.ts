import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { signIn } from "#tests/support/admin.ts";
import { mailsTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";
import { buy, newAddress, placeOrder, sendForm } from "#tests/support/visitors.ts";

/** The owner's day in the back office, at a desk. */
test.use({ viewport: { width: 1280, height: 900 } });

const done = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

test.beforeEach(({ tolerate }) => {
  // Signing in begins with a page that nobody may see yet.
  tolerate(/answered 403|status of 403/);
});

test("an order comes in, is packed and sent, and the buyer hears of it", async ({ page }) => {
  const email = newAddress();
  const order = await buy(page, "sun-tote", email);
  await signIn(page);
  await alive(page);
  await page.getByRole("link", { name: /orders? to pack/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?state=paid$/);
  await page.getByRole("link", { name: order.number }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${order.number}`);
  await expect(page.getByText("12 Rue de la Paix")).toBeVisible();

  await page.getByRole("button", { name: /^Mark as packed/ }).click();
  await done(page, "Marked as packed");
  const next = page.getByRole("region", { name: "Next step" });
  await expect(next).toBeFocused();
  await expect(
    next.getByText("The customer gets an email that the order is on its way."),
  ).toBeVisible();
  await next.getByRole("button", { name: /^Mark as sent/ }).click();
  await expect(next.getByRole("button", { name: /^Mark as delivered/ })).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContain(`Order ${order.number} is on its way`);

  await visit(page, `/admin/audit?q=${order.number}`);
  await expect(page.getByRole("row", { name: /Order: on its way/ })).toBeVisible();
  await visit(page, order.page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your order is on its way.");
});

test("the shelf is counted; what was bought in between is not overwritten", async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/answered 409|status of 409/);
  const sku = "BELT-BROWN-90CM";
  await signIn(page);
  await visit(page, `/admin/stock?q=${sku}`);
  const row = page.getByRole("row", { name: /Bridle leather belt/ });
  const field = row.getByRole("spinbutton");
  const before = Number(await field.inputValue());
  await placeOrder(request, sku, newAddress());
  await field.fill("40");
  await row.getByRole("button", { name: /^Save/ }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(`${before - 1} available now`));
  await expect(row.getByRole("cell").first()).toHaveText(String(before - 1));
  await expect(field).toHaveValue("40");
  await row.getByRole("button", { name: /^Save/ }).click();
  await done(page, "Stock count saved");
  await expect(row.getByRole("cell").first()).toHaveText("40");
  await page.reload();
  await expect(field).toHaveValue("40");
});

test("a message is read, answered by mail, and dealt with", async ({ page, request }) => {
  const subject = `Seams ${randomUUID()}`;
  const email = newAddress();
  await sendForm(request, "contact", { name: "Jonas", email, subject, message: "Is it lined?" });
  await signIn(page);
  await visit(page, `/admin/messages?q=${encodeURIComponent(subject)}`);
  await page.getByRole("link", { name: "Jonas" }).click();
  await expect(page.getByText(subject)).toBeVisible();
  await expect(page.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
    "href",
    `mailto:${encodeURIComponent(email)}?subject=Re%3A%20Contact`,
  );
  await page.getByRole("button", { name: /^Mark as done/ }).click();
  await done(page, "Marked as done");
  await expect(page.getByRole("button", { name: /^Reopen/ })).toBeVisible();
  await visit(page, `/admin/messages?state=open&q=${encodeURIComponent(subject)}`);
  await expect(page.getByText("No results found.")).toBeVisible();
});

test("a comment is let in, stands below its post, and is taken away again", async ({
  page,
  request,
}) => {
  const words = `Good to know ${randomUUID()}`;
  await sendForm(request, "comment", {
    post: "1",
    name: "Mina",
    email: newAddress(),
    message: words,
  });
  await signIn(page);
  await visit(page, "/admin/comments?state=held");
  const comment = page.getByRole("listitem").filter({ hasText: words });
  const post = await comment.getByRole("link").getAttribute("href");
  await comment.getByRole("button", { name: /^Approve/ }).click();
  await done(page, "Comment approved");
  await expect(comment).toHaveCount(0);
  await visit(page, post!);
  await expect(page.getByText(words)).toBeVisible();
  await visit(page, `/admin/comments?state=shown&q=${encodeURIComponent(words)}`);
  await comment.getByRole("button", { name: /^Reject/ }).click();
  await done(page, "Comment rejected");
  await visit(page, post!);
  await expect(page.getByText(words)).toHaveCount(0);
});

test("the list of subscribers is searched and leaves as a file", async ({ page, request }) => {
  const email = newAddress();
  await sendForm(request, "subscribe", { email });
  await signIn(page);
  await visit(page, "/admin/subscribers?state=pending");
  await page.getByRole("searchbox", { name: "Email address" }).fill(email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(email)}&state=pending`));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export 1 as CSV" }).click();
  const lines = readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(email);
});

test("a person gets a file of everything, and is erased", async ({ page, request, tolerate }) => {
  tolerate(/answered 422|status of 422/);
  const email = newAddress();
  await sendForm(request, "subscribe", { email });
  await sendForm(request, "contact", { name: "Jonas", email, subject: "", message: "Goodbye." });
  await signIn(page);
  await visit(page, "/admin/people");
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 2, name: email })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as JSON" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain("Goodbye.");

  const again = page.getByLabel("Type the email address to confirm");
  await again.fill("somebody@example.com");
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(again).toHaveAccessibleDescription(/does not match/);
  await again.fill(email);
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText(`No data found for ${email}.`)).toBeVisible();
  await visit(page, `/admin/messages?q=${encodeURIComponent(email)}`);
  await expect(page.getByText("No results found.")).toBeVisible();
  await visit(page, `/admin/audit?q=${encodeURIComponent(email)}`);
  await expect(page.getByText("No results found.")).toBeVisible();
});
