import { CART } from "#content/addresses.ts";
import { couponFor, withArticles } from "#tests/support/goods.ts";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, visit } from "#tests/support/visit.ts";
import { putInCart } from "#tests/support/buyers.ts";
import { CART_STORAGE } from "./cart-mark.ts";

withArticles((first, second) => {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("what was taken out can be put back; another tab follows", async ({ page, context }) => {
      await putInCart(page, second.path);
      await visit(page, CART);
      const other = await context.newPage();
      await visit(other, CART);
      await page.getByRole("button", { name: `Remove ${second.name}` }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
      await expect(other.getByText("Your cart is empty.")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("link", { name: "Cart (1)" })).toBeVisible();
      await expect(page.getByLabel(`Quantity of ${second.name}`)).toBeFocused();
      await page
        .getByRole("button", { name: `Decrease: Quantity of ${second.name}` })
        .press("Enter");
      await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
      await page.getByRole("button", { name: "Undo" }).press("Enter");
      await expect(page.getByLabel(`Quantity of ${second.name}`)).toHaveValue("01");
      await expect(other.getByRole("link", { name: second.name })).toBeVisible();
    });
  });

  test("a number that was just typed or stepped is what is checked out", async ({ page }) => {
    await putInCart(page, first.path);
    await visit(page, CART);
    await page.getByLabel(`Quantity of ${first.name}`).fill("2");
    await page.getByRole("link", { name: "Check out" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
    await page.getByRole("link", { name: "Edit cart" }).click();
    await page.getByRole("button", { name: `Decrease: Quantity of ${first.name}` }).click();
    await page.getByRole("link", { name: "Check out" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart (1)" })).toBeVisible();
  });

  test("the way to the checkout keeps its focus when the order cannot go on", async ({ page }) => {
    await putInCart(page, first.path);
    await visit(page, CART);
    // What another visitor buys meanwhile is told with the answer to the next change.
    await page.route("**/api/cart/lines", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { cart: object };
      await route.fulfill({
        response,
        json: { ...answer, cart: { ...answer.cart, orderable: false } },
      });
    });
    await page.getByLabel(`Quantity of ${first.name}`).fill("2");
    await page.getByRole("link", { name: "Check out" }).press("Enter");
    await expect(page.getByRole("button", { name: "Check out" })).toBeFocused();
    await expect(page).toHaveURL(CART);
  });

  test("a number may be written with the digits of another keyboard, and by an input method", async ({
    page,
  }) => {
    await putInCart(page, first.path);
    await visit(page, CART);
    const quantity = page.getByLabel(`Quantity of ${first.name}`);
    await quantity.fill("٢");
    await expect(quantity).toHaveValue("2");
    await quantity.press("Enter");
    await expect(quantity).toHaveValue("02");
    await quantity.selectText();
    const session = await page.context().newCDPSession(page);
    const composed = { text: "１", selectionStart: 1, selectionEnd: 1 };
    await session.send("Input.imeSetComposition", composed);
    await expect(quantity, "while it is written").toHaveValue("１");
    await session.send("Input.insertText", { text: "１" });
    await expect(quantity).toHaveValue("1");
  });

  test("what is pressed while the checkout waits for the cart is gone to instead", async ({
    page,
  }) => {
    await putInCart(page, first.path);
    await visit(page, CART);
    const changes = "**/api/cart/lines";
    const releaseCart = await hold(page, changes);
    const releasePage = await hold(page, `**${first.path}.data*`);
    await page.getByRole("button", { name: `Increase: Quantity of ${first.name}` }).click();
    await page.getByRole("link", { name: "Check out" }).click();
    await page.getByRole("main").getByRole("link", { name: first.name, exact: true }).click();
    const answered = page.waitForResponse(changes);
    releaseCart();
    await answered;
    await nextFrames(page);
    releasePage();
    await expect(page).toHaveURL(new RegExp(`${first.path}\\?`));
  });

  test("a cart that could not be asked for anew is, in its place, by another try", async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED|Failed to load resource: net::/);
    await putInCart(page, first.path);
    await visit(page, `${CART}#main`);
    const data = "**/*.data*";
    await page.route(data, (route) => route.abort());
    await page.evaluate(
      (key) => window.dispatchEvent(new StorageEvent("storage", { key })),
      CART_STORAGE,
    );
    const failure = page.getByRole("status").filter({ hasText: "Loading data failed" });
    await expect(failure).toBeVisible();
    const entries = await page.evaluate(() => window.history.length);
    await page.unroute(data);
    const answered = page.waitForResponse(data);
    await failure.getByRole("button", { name: "Try again" }).click();
    await answered;
    await nextFrames(page);
    await expect(failure).toHaveCount(0);
    await expect(page).toHaveURL(`${CART}#main`);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });

  test("what is put in from two tabs at once is in one cart", async ({ page, context }) => {
    const other = await context.newPage();
    await visit(page, first.path);
    await visit(other, second.path);
    const tabs = [page, other];
    await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Add to cart" }).click()));
    for (const tab of tabs) await expect(tab.getByText("Added to your cart.")).toBeVisible();
    await visit(page, CART);
    await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
  });

  test("a line that could not be removed or put back stays, and the page says why", async ({
    page,
    tolerate,
  }) => {
    tolerate(/net::ERR_FAILED/);
    const changes = "**/api/cart/lines";
    await putInCart(page, second.path);
    await visit(page, CART);
    const remove = page.getByRole("button", { name: `Remove ${second.name}` });
    const undo = page.getByRole("button", { name: "Undo" });
    const isLost = /the server could not be reached/;

    await page.route(changes, (route) => route.abort());
    await remove.click();
    await expect(page.getByLabel(`Quantity of ${second.name}`)).toHaveAccessibleDescription(isLost);
    await page.unroute(changes);
    await remove.click();
    await expect(undo).toBeFocused();
    await page.route(changes, (route) => route.abort());
    await undo.click();
    await expect(page.getByRole("status").filter({ has: undo })).toHaveText(isLost);
    await page.unroute(changes);
    await undo.click();
    await expect(remove).toBeVisible();
    await expect(undo).toBeHidden();
  });

  const voucherCode = couponFor(2 * second.price);
  if (voucherCode)
    test("the cart says what it did: too much, a voucher, the total; the focus stays where people are", async ({
      page,
    }) => {
      await putInCart(page, second.path);
      await visit(page, CART);
      const quantity = page.getByLabel(`Quantity of ${second.name}`);
      await quantity.fill("999");
      await quantity.press("Enter");
      await expect(quantity).toHaveAccessibleDescription(/^You can order at most \d+\.$/);
      await quantity.fill("2");
      await quantity.press("Enter");
      await expect(quantity).not.toHaveAttribute("aria-invalid");

      const voucher = page.getByRole("form", { name: "Voucher" });
      await voucher.getByLabel("Voucher code").fill(voucherCode);
      await voucher.getByRole("button", { name: "Apply" }).press("Enter");
      await expect(voucher.getByRole("button", { name: "Remove" })).toBeFocused();
      await expect(
        page.getByRole("status").filter({ hasText: `Voucher ${voucherCode} applied.` }),
      ).toHaveText(/Total \D{1,4}\d/);
      await page.keyboard.press("Enter");
      await expect(voucher.getByLabel("Voucher code")).toBeFocused();
    });
});
