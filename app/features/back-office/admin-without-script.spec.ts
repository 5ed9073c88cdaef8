import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { signIn } from "#tests/support/admin.ts";
import { mailsTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { newAddress, placeOrder, sendForm } from "#tests/support/visitors.ts";

/** The same day on a phone, with JavaScript switched off: forms, links and full pages, and each comes back where the work goes on. */
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

const done = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeInViewport();

test.beforeEach(({ tolerate }) => {
  tolerate(/answered 4(03|09|22)|status of 4(03|09|22)/);
});

test("an order is found, packed and sent", async ({ page, request }) => {
  const email = newAddress();
  const number = await placeOrder(request, "MUGS-ASSORTED", email);
  await signIn(page);
  await page.getByRole("navigation", { name: "Back office" }).getByText("Orders").click();
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: number }).click();
  await page.getByRole("button", { name: /^Mark as packed/ }).click();
  await done(page, "Order updated");
  await expect(page.getByRole("button", { name: /^Mark as sent/ })).toBeInViewport();
  await page.getByRole("button", { name: /^Mark as sent/ }).click();
  await expect(page.getByRole("button", { name: /^Mark as delivered/ })).toBeInViewport();
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContain(`Order ${number} is on its way`);
  // Said once.
  await page.reload();
  await expect(page.getByText("Order updated")).toHaveCount(0);
});

test("the shelf is counted far down the list, and the page comes back at the row", async ({
  page,
  request,
}) => {
  const sku = "BELT-BROWN-80CM";
  await signIn(page);
  await page.goto("/admin/stock");
  const row = page.locator(`[id="stock-${sku}"]`);
  const field = row.getByRole("spinbutton");
  const before = Number(await field.inputValue());
  await placeOrder(request, sku, newAddress());
  await field.fill("30");
  await row.getByRole("button", { name: /^Save/ }).click();
  await expect(row.getByRole("alert")).toContainText(`${before - 1} available now`);
  await expect(row.getByRole("alert")).toBeInViewport();
  await expect(field).toHaveValue("30");
  await row.getByRole("button", { name: /^Save/ }).click();
  await done(page, "Stock count saved");
  await expect(row).toBeInViewport();
  await expect(field).toHaveValue("30");
});

test("a comment is let in; a message is dealt with", async ({ page, request }) => {
  const words = `So it is ${randomUUID()}`;
  const email = newAddress();
  await sendForm(request, "comment", { post: "1", name: "Mina", email, message: words });
  await sendForm(request, "contact", { name: "Mina", email, subject: "", message: words });
  await signIn(page);
  await page.getByRole("link", { name: /comments? to review/ }).click();
  const comment = page.getByRole("listitem").filter({ hasText: words });
  const post = await comment.getByRole("link").getAttribute("href");
  await comment.getByRole("button", { name: /^Approve/ }).click();
  await done(page, "Comment updated");
  await page.goto(post!);
  await expect(page.getByText(words)).toBeVisible();

  await page.goto(`/admin/messages?state=open&q=${encodeURIComponent(words)}`);
  await page.getByRole("link", { name: "Mina" }).click();
  await page.getByRole("button", { name: /^Mark as done/ }).click();
  await done(page, "Message updated");
});

test("a person is erased, not without the address typed again; the owner signs out", async ({
  page,
  request,
}) => {
  const email = newAddress();
  await sendForm(request, "subscribe", { email });
  await signIn(page);
  await page.goto("/admin/people");
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  const again = page.getByLabel("Type the email address to confirm");
  await again.fill("else@example.com");
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(again).toHaveAccessibleDescription(/does not match/);
  await again.fill(email);
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText(`No data found for ${email}.`)).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
  await page.goto("/admin/subscribers");
  await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
});
