import {
  ACCOUNT,
  CART,
  CHECKOUT,
  PASSWORD_LINK,
  SIGN_IN,
  confirmAccountPath,
  newPasswordPath,
} from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { eachOf } from "#tests/support/each-of.ts";
import { withArticles } from "#tests/support/goods.ts";
import { expectAccessible } from "#tests/support/looks.ts";
import { linkIn, mailsTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { card, fillInCheckout, newAddress, pay } from "#tests/support/visitors.ts";
import { alive, sidewaysOverflow, visit } from "#tests/support/visit.ts";

/** Accounts as a visitor uses them: register, confirm, sign in, order, find it again, forget the password, close. */
const password = "four lamps and a chair";
/** Why a test takes longer than others. */
const LONG_WAY = "mails are waited for, and each password takes its time to be computed";

const creating = (page: Page) => page.getByRole("form", { name: "Create an account" });
const confirming = (page: Page) => page.getByRole("form", { name: "Confirm your address" });
const signingIn = (page: Page) => page.getByRole("form", { name: "Sign in" });
const heading = (page: Page, name: RegExp | string) =>
  page.getByRole("heading", { level: 1, name });

/** Waits for the newest of a number of mails to an address, and opens the page that it leads to. */
async function openMail(page: Page, address: string, count: number, part: string): Promise<void> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 10_000 }).toBe(count);
  const mail = (await mailsTo(address)).at(-1)!;
  await page.goto(linkIn(mail, part));
}

async function create(page: Page, email: string, name = "Ada Lovelace"): Promise<void> {
  await page.goto(SIGN_IN);
  await creating(page).getByLabel("Your name").fill(name);
  await creating(page).getByLabel("Email").fill(email);
  await creating(page).getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("status").getByText("Check your inbox.")).toBeVisible();
}

async function confirm(page: Page, word = password): Promise<void> {
  await confirming(page).getByLabel("Password", { exact: true }).fill(word);
  await confirming(page).getByRole("button", { name: "Confirm address" }).click();
}

async function register(page: Page, email: string): Promise<void> {
  await create(page, email);
  await openMail(page, email, 1, confirmAccountPath(""));
  await expect(heading(page, "Confirm your email address")).toBeVisible();
  await expect(confirming(page).getByLabel("Your name")).toHaveValue("Ada Lovelace");
  await confirm(page);
  await expect(page.getByText("Your address is confirmed and your password is set.")).toBeVisible();
}

async function signIn(page: Page, email: string, word = password): Promise<void> {
  await signingIn(page).getByLabel("Email").fill(email);
  await signingIn(page).getByLabel("Password", { exact: true }).fill(word);
  await signingIn(page).getByRole("button", { name: "Sign in" }).click();
}

withArticles((first) => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "on a phone" : "on a phone without script", () => {
      test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

      test("somebody registers, orders, finds the order and resets the password", async ({
        page,
        tolerate,
      }) => {
        tolerate(/answered 401|status of 401/);
        test.slow(true, LONG_WAY);
        const open = (path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));
        const email = newAddress();
        await register(page, email);

        await signIn(page, email, "not this password");
        await expect(page.getByRole("alert").getByText("Wrong email or password.")).toBeVisible();
        await expect(signingIn(page).getByLabel("Email")).toHaveValue(email);
        await expect(signingIn(page).getByLabel("Password", { exact: true })).toHaveValue("");
        await signIn(page, email);
        await expect(heading(page, "Your account")).toBeVisible();
        await expect(page.getByRole("heading", { name: "No orders yet." })).toBeVisible();
        expect(await sidewaysOverflow(page)).toEqual({ pixels: 0, culprits: [] });

        await open(first.path);
        await page.getByRole("button", { name: /^Add to cart/ }).click();
        await expect(page.getByText("Added to your cart.")).toBeVisible();
        await open(CHECKOUT);
        await expect(page.getByText("You are signed in")).toBeVisible();
        await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
        await fillInCheckout(page, email);
        await card(page).fill("4242 4242 4242 4242");
        await pay(page).click();
        await expect(heading(page, /Order confirmed/)).toBeVisible();
        const number = await page.getByRole("heading", { level: 2, name: /^Order / }).innerText();

        await page.getByRole("link", { name: "Account" }).click();
        await page.getByRole("link", { name: number }).click();
        await expect(heading(page, /Order confirmed/)).toBeVisible();

        // The next checkout has the address filled in.
        await open(first.path);
        await page.getByRole("button", { name: /^Add to cart/ }).click();
        await expect(page.getByText("Added to your cart.")).toBeVisible();
        await open(CHECKOUT);
        await expect(page.getByLabel("Address line 1").first()).toHaveValue("12 Rue de la Paix");
        await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");

        await open(ACCOUNT);
        await page.getByRole("button", { name: "Sign out" }).click();
        await expect(page.getByText("You are signed out.")).toBeVisible();
        await open(ACCOUNT);
        await expect(heading(page, "Sign in")).toBeVisible();

        await page.getByRole("link", { name: "Forgot your password?" }).click();
        const asking = page.getByRole("form", { name: "Reset your password" });
        await asking.getByLabel("Email").fill(email);
        await asking.getByRole("button", { name: "Send reset link" }).click();
        await expect(page.getByText("If there is an account with this address")).toBeVisible();
        await openMail(page, email, 3, newPasswordPath(""));
        await page.getByLabel("New password", { exact: true }).fill("five lamps and no chair");
        await page.getByRole("button", { name: "Set new password" }).click();
        await expect(page.getByText("Your new password is set")).toBeVisible();
        await signIn(page, email, "five lamps and no chair");
        await expect(page.getByRole("link", { name: number })).toBeVisible();
        await open(CART);
        await expect(page.getByLabel(`Quantity of ${first.name}`)).toHaveValue("01");
      });
    });
  }
});

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

withArticles((_, second) => {
  test("a guest's cart goes along, and the way leads back to the checkout", async ({ page }) => {
    test.slow(true, LONG_WAY);
    const email = newAddress();
    await register(page, email);
    await visit(page, second.path);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();
    await visit(page, CHECKOUT);
    await expect(page.getByText("No account needed.")).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(heading(page, "Sign in")).toBeVisible();
    await signIn(page, email);
    await expect(page).toHaveURL(CHECKOUT);
    await expect(page.getByText(second.name).first()).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true }).first()).toHaveValue("Ada Lovelace");
    await visit(page, ACCOUNT);
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByText("You are signed out.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  });
});

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
