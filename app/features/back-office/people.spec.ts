import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import {
  canLeaveTraces,
  desk,
  hasMessages,
  leaveTraces,
  phoneWithoutScript,
  signIn,
} from "#tests/support/admin.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";
import { newAddress } from "#tests/support/visitors.ts";

test.beforeEach(({ tolerate }) => {
  // Signing in begins with a page that nobody may see yet.
  tolerate(/answered 4(03|22)|status of 4(03|22)/);
});

async function search(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email address", exact: true }).fill(email);
  await page.getByRole("button", { name: "Search" }).click();
}

/** Erases the person whose page is open: not with another address typed, and with this one. */
async function erase(page: Page, email: string): Promise<void> {
  const again = page.getByLabel("Type the email address to confirm");
  await again.fill("somebody@example.com");
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(again).toHaveAccessibleDescription(/does not match/);
  await again.fill(email);
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText(`No data found for ${email}.`)).toBeVisible();
}

if (canLeaveTraces)
  test.describe("people at a desk", () => {
    test.use(desk);

    test("a person gets a file of everything, and is erased", async ({ page, request }) => {
      const email = newAddress();
      await leaveTraces(request, email, "Goodbye.");
      await signIn(page);
      await visit(page, "/admin/people");
      await search(page, email);
      await expect(page.getByRole("heading", { level: 2, name: email })).toBeVisible();
      const outcome = page.getByRole("main").getByRole("status");
      await expect(outcome.filter({ hasText: `Data found for ${email}.` })).toBeAttached();
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download as JSON" }).click();
      const file = readFileSync(await (await download).path(), "utf8");
      expect(file).toContain(hasMessages ? "Goodbye." : email);

      await erase(page, email);
      if (hasMessages) {
        await visit(page, `/admin/messages?q=${encodeURIComponent(email)}`);
        await expect(page.getByText("No results found.")).toBeVisible();
      }
      await visit(page, `/admin/audit?q=${encodeURIComponent(email)}`);
      await expect(page.getByText("No results found.")).toBeVisible();
    });
  });

if (canLeaveTraces)
  test.describe("one person after the other", () => {
    test.use(desk);

    test("what was refused of one is not said of the next", async ({ page, request }) => {
      const [one, next] = [newAddress(), newAddress()];
      for (const email of [one, next]) await leaveTraces(request, email, "Hello.");
      await signIn(page);
      await visit(page, "/admin/people");
      await search(page, one);
      const again = page.getByLabel("Type the email address to confirm");
      await again.fill(next);
      await page.getByRole("button", { name: "Erase permanently" }).click();
      await expect(again).toHaveAccessibleDescription(/does not match/);
      await search(page, next);
      await expect(page.getByRole("heading", { level: 2, name: next })).toBeVisible();
      await expect(again).toHaveValue("");
      await expect(again).not.toHaveAttribute("aria-invalid");
    });
  });

if (canLeaveTraces)
  test.describe("people on a phone without script", () => {
    test.use(phoneWithoutScript);

    test("a person is erased, not without the address typed again; the owner signs out", async ({
      page,
      request,
    }) => {
      const email = newAddress();
      await leaveTraces(request, email, "Goodbye.");
      await signIn(page);
      await page.goto("/admin/people");
      await search(page, email);
      await erase(page, email);

      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
      await page.goto("/admin/people");
      await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
    });
  });
