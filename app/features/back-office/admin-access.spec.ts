import { SIGNED_IN } from "#shared/signed-in.ts";
import {
  adminDetailPaths,
  adminPaths,
  askForLink,
  hasMessages,
  leaveTraces,
  signIn,
} from "#tests/support/admin.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { newAddress, sendForm } from "#tests/support/visitors.ts";

test.beforeEach(({ tolerate }) => {
  tolerate(/answered 40[34]|status of 40[34]/);
});

test("who is not signed in sees the way in, and nothing else, at every address", async ({
  page,
  request,
}) => {
  const email = newAddress();
  await leaveTraces(request, email, "Hello.");
  for (const path of [...adminPaths, ...adminDetailPaths]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(403);
    expect(answer?.headers()["cache-control"], path).toContain("no-store");
    await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
    await expect(page).toHaveTitle(/^Sign in · /);
    await expect(page.getByRole("navigation", { name: "Back office" })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await answer?.text(), path).not.toContain(email);
    const data = await request.get(path === "/admin" ? "/admin.data" : `${path}.data`);
    expect(await data.text(), `${path}.data`).not.toContain(email);
  }
});

test("a link works once; any address is told the same", async ({ page }) => {
  await page.goto("/admin");
  await page.getByLabel("Email").fill(newAddress());
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("If this address has access")).toBeVisible();

  const link = await askForLink(page);
  // Opening it uses nothing up: mail programs do that.
  await page.goto(link);
  await page.goto(link);
  await page.getByRole("button", { name: "Sign in" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await expect(page).toHaveTitle(/^Overview · /);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works.");
});

test("whoever has used a link with a browser that keeps no cookies is told so", async ({
  page,
  context,
}) => {
  const link = await askForLink(page);
  await page.goto(link);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await context.clearCookies();
  await page.goto(`${link}?${SIGNED_IN}=1`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not signed in");
  await expect(page.getByText("did not keep the cookie")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
});

if (hasMessages)
  test("who is signed out meanwhile is shown the way in when they press a button", async ({
    page,
    context,
    request,
  }) => {
    await sendForm(request, "contact", {
      name: "Li",
      email: newAddress(),
      subject: "",
      message: "Hello.",
    });
    await signIn(page);
    await page.goto("/admin/messages?state=open");
    await page.getByRole("row", { name: /^Li/ }).first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Li");
    await context.clearCookies();
    await page.getByRole("button", { name: /^Mark as done/ }).click();
    await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
    await expect(page.getByText("You are not signed in, so nothing was changed.")).toBeVisible();
  });
