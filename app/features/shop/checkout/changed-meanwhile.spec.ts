import { CHECKOUT, customerOrderPath } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { shop } from "#content/shop.ts";
import { card, fillInCheckout, pay, putInCart } from "#tests/support/buyers.ts";
import { money, skuOf, withArticles } from "#tests/support/goods.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* A checkout in which the cart, or the order, is no longer what it was when the page was opened. */

/** The checkout of one article, filled in, with a card that pays. */
async function readyToOrder(page: Page, article: string): Promise<void> {
  await putInCart(page, article);
  await visit(page, CHECKOUT);
  await fillInCheckout(page, `buyer-${randomUUID()}@example.com`);
  await card(page).fill("4242 4242 4242 4242");
}

/** Changes the same cart as another tab does, of which this page knows nothing. */
async function setElsewhere(page: Page, sku: string, quantity: number): Promise<void> {
  await page.evaluate(
    (line) =>
      fetch("/api/cart/lines", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...line, mode: "set" }),
      }),
    { sku, quantity },
  );
}

withArticles((_first, second) => {
  test("a cart that changed meanwhile is shown before anything is ordered", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered 409|status of 409/);
    await readyToOrder(page, second.path);
    await page.getByLabel(shop.delivery.at(-1)!.label).check();
    // The same cart in another tab: this page's quote is no longer the one that counts.
    await setElsewhere(page, skuOf(second), 2);
    await pay(page).click();
    await expect(page.getByText(money(2 * second.price)).first()).toBeVisible();
    await expect(page).toHaveURL(CHECKOUT);
    await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");
    await pay(page).click();
    await expect(page).toHaveURL(new RegExp(customerOrderPath("")));
  });

  test("who comes back from the payment to correct something orders what is corrected", async ({
    page,
  }) => {
    await readyToOrder(page, second.path);
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/orders")) keys.push(request.headers()["idempotency-key"]);
    });
    // An order whose payment is made on another page: with nothing in it (204) the browser stays where it is.
    await page.route("**/page-of-the-provider", (route) => route.fulfill({ status: 204 }));
    await page.route(
      "**/api/orders",
      (route) =>
        route.fulfill({
          status: 201,
          json: {
            status: "success",
            order: { number: "VI-7K3M-9Q2D", state: "pending", total: second.price },
            next: "/page-of-the-provider",
          },
        }),
      { times: 1 },
    );
    const left = page.waitForEvent("requestfailed", (request) =>
      request.url().endsWith("/page-of-the-provider"),
    );
    await pay(page).click({ noWaitAfter: true });
    await left;
    // As when the browser brings the page back as it was.
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect(pay(page)).not.toHaveAttribute("aria-disabled");
    await page.getByLabel("Address line 1").first().fill("3 Quai Voltaire");
    await pay(page).click();
    await expect(page).toHaveURL(new RegExp(customerOrderPath("")));
    await expect(page.getByText("3 Quai Voltaire")).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size, "the second is an order of its own").toBe(2);
  });

  test("a checkout that was ordered in another tab says so where the form was", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered 409|status of 409/);
    await readyToOrder(page, second.path);
    await setElsewhere(page, skuOf(second), 0);
    await pay(page).press("Enter");
    const news = page.getByRole("status").filter({ hasText: "Your cart is empty." });
    await expect(news).toContainText("It may already have been ordered, perhaps in another tab.");
    await expect(news).toBeFocused();
    await page.reload();
    await expect(page.getByText("Your cart is empty.")).toBeVisible();
    await expect(page.getByText("It may already have been ordered")).toBeHidden();
  });
});
