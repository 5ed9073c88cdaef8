import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { signIn } from "../support/admin.ts";
import { mailsTo } from "../support/mails.ts";
import { expect, test } from "../support/site-test.ts";
import { alive, visit } from "../support/visit.ts";
import { buy, newAddress, placeOrder, sendForm } from "../support/visitors.ts";

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

  await page.getByRole("button", { name: /^It is packed/ }).click();
  await done(page, "The order has its new state.");
  const next = page.getByRole("region", { name: "Next" });
  await expect(next).toBeFocused();
  await expect(next.getByText("The buyer gets the mail “Order … is on its way”.")).toBeVisible();
  await next.getByRole("button", { name: /^It is sent/ }).click();
  await expect(next.getByRole("button", { name: /^It has arrived/ })).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContain(`Order ${order.number} is on its way`);

  await visit(page, `/admin/audit?q=${order.number}`);
  await expect(page.getByRole("row", { name: /Order: on its way/ })).toBeVisible();
  await visit(page, order.page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your parcel is on its way.");
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
  await expect(field).toHaveAccessibleDescription(new RegExp(`there are ${before - 1} now`));
  await expect(row.getByRole("cell").first()).toHaveText(String(before - 1));
  await expect(field).toHaveValue("40");
  await row.getByRole("button", { name: /^Save/ }).click();
  await done(page, "The count is saved.");
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
  await expect(page.getByRole("link", { name: "Answer by mail" })).toHaveAttribute(
    "href",
    `mailto:${encodeURIComponent(email)}?subject=Re%3A%20Contact`,
  );
  await page.getByRole("button", { name: /^It is dealt with/ }).click();
  await done(page, "The message has its new state.");
  await expect(page.getByRole("button", { name: /^Open it again/ })).toBeVisible();
  await visit(page, `/admin/messages?state=open&q=${encodeURIComponent(subject)}`);
  await expect(page.getByText("Nothing here is like that.")).toBeVisible();
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
  await comment.getByRole("button", { name: /^Let it in/ }).click();
  await done(page, "The comment is decided.");
  await expect(comment).toHaveCount(0);
  await visit(page, post!);
  await expect(page.getByText(words)).toBeVisible();
  await visit(page, `/admin/comments?state=shown&q=${encodeURIComponent(words)}`);
  await comment.getByRole("button", { name: /^Take it away again/ }).click();
  await done(page, "The comment is decided.");
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
  await page.getByRole("link", { name: "This one as CSV" }).click();
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
  await page.getByRole("link", { name: "All of it as a file" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain("Goodbye.");

  const again = page.getByLabel("Type the address again");
  await again.fill("somebody@example.com");
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(again).toHaveAccessibleDescription(/once more/);
  await again.fill(email);
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText(`Nothing is kept about ${email}.`)).toBeVisible();
  await visit(page, `/admin/messages?q=${encodeURIComponent(email)}`);
  await expect(page.getByText("Nothing here is like that.")).toBeVisible();
  await visit(page, `/admin/audit?q=${encodeURIComponent(email)}`);
  await expect(page.getByText("Nothing here is like that.")).toBeVisible();
});
