import { ACCOUNT, CART, CHECKOUT, newPasswordPath } from "#content/addresses.ts";
import {
  LONG_WAY,
  heading,
  openMail,
  register,
  signIn,
  signingIn,
} from "#tests/support/accounts.ts";
import { card, fillInCheckout, pay } from "#tests/support/buyers.ts";
import { withArticles } from "#tests/support/goods.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { newAddress } from "#tests/support/visitors.ts";
import { sidewaysOverflow, visit } from "#tests/support/visit.ts";

/** Accounts of those who buy: order, find it again, and have the cart along. */
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
