import { randomUUID } from "node:crypto";
import { desk, phoneWithoutScript, said, signIn } from "#tests/support/admin.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";
import { newAddress, sendForm } from "#tests/support/visitors.ts";

test.beforeEach(({ tolerate }) => {
  // Signing in begins with a page that nobody may see yet.
  tolerate(/answered 403|status of 403/);
});

test.describe("messages at a desk", () => {
  test.use(desk);

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
    await expect(said(page, "Marked as done")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Reopen/ })).toBeVisible();
    await visit(page, `/admin/messages?state=open&q=${encodeURIComponent(subject)}`);
    await expect(page.getByText("No results found.")).toBeVisible();
  });
});

test.describe("messages on a phone without script", () => {
  test.use(phoneWithoutScript);

  test("a message is dealt with", async ({ page, request }) => {
    const words = `So it is ${randomUUID()}`;
    const email = newAddress();
    await sendForm(request, "contact", { name: "Mina", email, subject: "", message: words });
    await signIn(page);
    await page.goto(`/admin/messages?state=open&q=${encodeURIComponent(words)}`);
    await page.getByRole("link", { name: "Mina" }).click();
    await page.getByRole("button", { name: /^Mark as done/ }).click();
    await expect(said(page, "Message updated")).toBeInViewport();
  });
});
