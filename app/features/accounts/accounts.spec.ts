import { ACCOUNT, PASSWORD_LINK, SIGN_IN, confirmAccountPath } from "#content/addresses.ts";
import { SIGNED_IN } from "#shared/signed-in.ts";
import {
  LONG_WAY,
  confirm,
  confirming,
  create,
  heading,
  openMail,
  password,
  register,
  signIn,
  signingIn,
} from "#tests/support/accounts.ts";
import { eachOf } from "#tests/support/each-of.ts";
import { expectAccessible } from "#tests/support/looks.ts";
import { linkIn, mailsTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { newAddress } from "#tests/support/visitors.ts";
import { alive, visit } from "#tests/support/visit.ts";

/** Accounts as a visitor uses them: register, confirm, sign in, change details, close. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("who confirms the address of an account that a stranger created sets its name and password", async ({
      page,
      tolerate,
    }) => {
      tolerate(/answered 4(01|04|22)|status of 4(01|04|22)/);
      test.slow(true, LONG_WAY);
      const email = newAddress();
      await create(page, email, "Not Ada");
      await create(page, email, "Not Ada either");
      await openMail(page, email, 2, confirmAccountPath(""));
      await expect(page.getByText(email)).toBeVisible();
      await expect(confirming(page).getByLabel("Your name")).toHaveValue("Not Ada either");
      const field = confirming(page).getByLabel("Password", { exact: true });
      await expect(field).toHaveAttribute("autocomplete", "new-password");
      // axe is a script itself.
      if (javaScriptEnabled) await expectAccessible(page, ["light"]);
      await confirming(page).getByLabel("Your name").fill("Ada Lovelace");
      await confirm(page, "1234567890");
      await expect(confirming(page).getByText("This password is too common.")).toBeVisible();
      await expect(confirming(page).getByLabel("Your name")).toHaveValue("Ada Lovelace");
      // Said before it is sent, with script; the server never sends a password back.
      await expect(field).toHaveValue(javaScriptEnabled ? "1234567890" : "");
      await confirm(page);
      await expect(page.getByText("your password is set")).toBeVisible();
      await signIn(page, email);
      await expect(page.getByRole("heading", { level: 2, name: "Ada Lovelace" })).toBeVisible();

      await page.goto(linkIn((await mailsTo(email))[0]!, confirmAccountPath("")));
      await expect(heading(page, "This link no longer works.")).toBeVisible();
      await page.getByRole("link", { name: "Request a new link" }).click();
      await expect(heading(page, "Forgot your password?")).toBeVisible();
    });
  });
}

test("a button that is pressed twice sends once, and says what came of it", async ({ page }) => {
  test.slow(true, LONG_WAY);
  const email = newAddress();
  await create(page, email);
  await openMail(page, email, 1, confirmAccountPath(""));
  await alive(page);
  await confirming(page).getByLabel("Password", { exact: true }).fill(password);
  await confirming(page).getByRole("button", { name: "Confirm address" }).dblclick();
  await expect(page.getByText("Your address is confirmed and your password is set.")).toBeVisible();
});

test("keys alone are enough; a password can be looked at", async ({ page }) => {
  await visit(page, SIGN_IN);
  await signingIn(page).getByLabel("Email").focus();
  await page.keyboard.type("nobody@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("what is typed");
  const field = signingIn(page).getByLabel("Password", { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("what is typed");
  await page.keyboard.press("Space");
  await expect(field).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Forgot your password?" })).toBeFocused();
});

test("whoever has signed in with a browser that keeps no cookies is told so, and can try again", async ({
  page,
}) => {
  test.slow(true, LONG_WAY);
  const email = newAddress();
  await register(page, email);
  await visit(page, `${SIGN_IN}?to=${ACCOUNT}&${SIGNED_IN}=1`);
  await expect(page.getByRole("alert").getByText("did not keep the cookie")).toBeVisible();
  await expectAccessible(page, ["light", "dark"]);
  await signIn(page, email);
  await expect(heading(page, "Your account")).toBeVisible();
  await expect(page).toHaveURL(ACCOUNT);
});

test("details are changed, data is copied, and the account is closed", async ({
  page,
  tolerate,
}) => {
  tolerate(/answered 4(01|22)|status of 4(01|22)/);
  const email = newAddress();
  await register(page, email);
  test.slow(true, LONG_WAY);
  await signIn(page, email);
  await alive(page);
  await page.getByText("Your name", { exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ada King");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name has been changed.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Ada King" })).toBeVisible();
  await alive(page);

  await page.getByText("A copy of your data").click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).click();
  expect((await download).suggestedFilename()).toBe("my-data.json");

  await page.getByText("Close account").first().click();
  await page.getByLabel("Your password", { exact: true }).fill("not this password");
  await page.getByRole("button", { name: "Close my account" }).click();
  await expect(page.getByText("Wrong password.").last()).toBeVisible();
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Close my account" }).click();
  await expect(page.getByText("Your account is closed.")).toBeVisible();
  await signIn(page, email);
  await expect(page.getByRole("alert").getByText("Wrong email or password.")).toBeVisible();
  // The title is what is heard first of a page that came back.
  await expect(page).toHaveTitle(/^Error: /);
});

test("its pages are open to everybody", async ({ page, tolerate }) => {
  tolerate(/answered 404|status of 404/);
  test.slow(true, LONG_WAY);
  const email = newAddress();
  await register(page, email);
  await expectAccessible(page, ["light"]);
  await signIn(page, email);
  await expect(heading(page, "Your account")).toBeVisible();
  await alive(page);
  for (const summary of await eachOf(page.locator("main details > summary"))) await summary.click();
  await expectAccessible(page, ["light"]);
  for (const path of [PASSWORD_LINK, confirmAccountPath("a".repeat(43))]) {
    await visit(page, path);
    await expectAccessible(page, ["light"], { about: path });
  }
});
