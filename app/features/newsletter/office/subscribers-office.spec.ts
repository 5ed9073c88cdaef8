import { readFileSync } from "node:fs";
import type { APIRequestContext } from "playwright/test";
import { desk, signIn } from "#tests/support/admin.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";
import { newAddress, sendForm } from "#tests/support/visitors.ts";

test.use(desk);

test.beforeEach(async ({ page, tolerate }) => {
  tolerate(/answered 403|status of 403/);
  await signIn(page);
});

/** @returns the address of somebody who has asked for the newsletter. */
async function subscriber(request: APIRequestContext): Promise<string> {
  const email = newAddress();
  await sendForm(request, "subscribe", { email });
  return email;
}

test("the list of subscribers is searched and leaves as a file", async ({ page, request }) => {
  const email = await subscriber(request);
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

test("a subscriber is taken off the list where they stand in it", async ({ page, request }) => {
  const email = await subscriber(request);
  await visit(page, `/admin/subscribers?q=${encodeURIComponent(email)}`);
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: `Unsubscribe ${email}` }).click();
  await expect(row.getByText("Unsubscribed")).toBeVisible();
  await expect(row).toBeFocused();
  await expect(row.getByRole("button")).toHaveCount(0);
});
