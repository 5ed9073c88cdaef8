import type { BrowserContext, Page } from "playwright/test";
import { desk, phoneWithoutScript, said, signIn } from "#tests/support/admin.ts";
import { placeOrder } from "#tests/support/buyers.ts";
import { skuOf, withArticles } from "#tests/support/goods.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";
import { newAddress } from "#tests/support/visitors.ts";

test.beforeEach(({ tolerate }) => {
  // Signing in begins with a page that nobody may see yet; the step is refused.
  tolerate(/answered 4(03|09)|status of 4(03|09)/);
});

/** In another window of the same browser. */
async function refund(context: BrowserContext, order: string, isReady?: (page: Page) => unknown) {
  const page = await context.newPage();
  await page.goto(order);
  await isReady?.(page);
  await page.getByText("Refund", { exact: true }).click();
  await page.getByRole("button", { name: /^Mark as refunded/ }).click();
  await expect(page.getByRole("button", { name: /^Mark as/ })).toHaveCount(0);
  await page.close();
}

const step = (page: Page) => page.getByRole("button", { name: /^Mark as packed/ });

withArticles((_, article) => {
  test.describe("a step that comes too late at a desk", () => {
    test.use(desk);

    test("is said to be refused, though its button is gone", async ({ page, context, request }) => {
      const order = `/admin/orders/${await placeOrder(request, skuOf(article), newAddress())}`;
      await signIn(page);
      await visit(page, order);
      await refund(context, order, alive);
      await step(page).click();
      await expect(said(page, "nothing was changed")).toBeVisible();
      await expect(step(page)).toHaveCount(0);
      await expect(page.getByRole("region", { name: "Next step" })).toBeFocused();
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(said(page, "nothing was changed")).toHaveCount(0);
    });
  });

  test.describe("a step that comes too late on a phone without script", () => {
    test.use(phoneWithoutScript);

    test("is said to be refused, though its button is gone", async ({ page, context, request }) => {
      const order = `/admin/orders/${await placeOrder(request, skuOf(article), newAddress())}`;
      await signIn(page);
      await page.goto(order);
      await refund(context, order);
      await step(page).click();
      await expect(said(page, "nothing was changed")).toBeInViewport();
      await expect(step(page)).toHaveCount(0);
    });
  });
});
