import { CHECKOUT, customerOrderPath } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import { shop } from "#content/shop.ts";
import { card, fillInCheckout, pay, putInCart } from "#tests/support/buyers.ts";
import { couponFor, money, skuOf, withArticles } from "#tests/support/goods.ts";
import { hold } from "#tests/support/hold.ts";
import { linkIn, mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

withArticles((first, second, third) => {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    const worth = 2 * first.price;
    const coupon = couponFor(worth);
    if (coupon)
      test("somebody buys two things and finds the order by mail", async ({ page, tolerate }) => {
        tolerate(/answered 402|status of 402/);
        const email = `buyer-${randomUUID()}@example.com`;
        await visit(page, first.path);
        await page.getByRole("button", { name: "Add to cart" }).click();
        await expect(page.getByRole("status").getByText("Added to your cart.")).toBeVisible();
        await page.getByRole("link", { name: "Cart (1)" }).click();

        await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
        await page.getByRole("button", { name: `Increase: Quantity of ${first.name}` }).click();
        await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
        const gap = (shop.freeDeliveryFrom ?? 0) - worth;
        const isSaid = page.getByText(`${money(gap)} away from free delivery.`);
        await expect(isSaid).toHaveCount(gap > 0 ? 1 : 0);
        await page.getByLabel("Voucher code").fill(` ${coupon.toLowerCase()} `);
        await page.getByRole("button", { name: "Apply", exact: true }).click();
        await expect(page.getByText(`Voucher ${coupon}`, { exact: true })).toBeVisible();

        await page.getByRole("link", { name: "Check out" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
        await pay(page).click();
        await expect(page.getByLabel("Town or city").first()).toHaveAccessibleDescription(
          /Field is required\./,
        );
        await expect(page.getByRole("alert"), "one sending is one announcement").toHaveCount(1);
        const focused = page.locator("label:has(+ :focus)");
        await expect(focused).toBeVisible();
        const [bar, label] = await Promise.all(
          [page.locator("[data-site-header]"), focused].map((one) => one.boundingBox()),
        );
        expect(label!.y, "its label is in sight").toBeGreaterThanOrEqual(bar!.y + bar!.height);
        await fillInCheckout(page, email);
        await card(page).fill("4000 0000 0000 0002");
        await pay(page).click();
        await expect(card(page)).toHaveAccessibleDescription(/declined/);
        await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");

        await page.getByRole("button", { name: "4242 4242 4242 4242" }).click();
        await pay(page).click();
        await expect(
          page.getByRole("heading", { level: 1, name: /Order confirmed/ }),
        ).toBeVisible();
        await expect(page).toHaveURL(new RegExp(customerOrderPath("")));
        await alive(page);
        await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
        const mail = await mailTo(email);
        expect(linkIn(mail, customerOrderPath(""))).toBe(new URL(page.url()).pathname);
      });
  });

  test("what is typed into the checkout outlives a look at the terms, but for the card", async ({
    page,
  }) => {
    await putInCart(page, second.path);
    await visit(page, CHECKOUT);
    await expect(page.getByLabel("Country").first()).toHaveValue("");
    await page.getByLabel("Email", { exact: true }).fill("somebody@example.com");
    const draft = await page.evaluate(() => sessionStorage.getItem("checkout"));
    expect(JSON.parse(draft ?? "null"), "no more is kept than was typed").toEqual({
      of: null,
      fields: { email: "somebody@example.com" },
    });
    await fillInCheckout(page, "somebody@example.com");
    await card(page).fill("4242 4242 4242 4242");
    await page.getByLabel(shop.delivery.at(-1)!.label).check();
    await page.getByLabel("Same as delivery address").uncheck();
    await page.getByRole("main").getByRole("link", { name: "terms" }).click();
    await expect(page).toHaveURL(/terms-of-service/);
    await page.goBack();
    await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");
    await expect(page.getByLabel("Country").first()).toHaveValue("FR");
    await expect(page.getByLabel(shop.delivery.at(-1)!.label)).toBeChecked();
    await expect(page.getByLabel("Same as delivery address")).not.toBeChecked();
    await expect(card(page)).toHaveValue("");
  });

  test("what is typed into the checkout before the page is alive goes before the draft, and into it", async ({
    page,
  }) => {
    await putInCart(page, second.path);
    await visit(page, CHECKOUT);
    await fillInCheckout(page, "somebody@example.com");
    const city = page.getByLabel("Town or city").first();
    const release = await hold(page, "**/static/js/**");
    await page.goto(CHECKOUT);
    await city.fill("Lyon");
    release();
    await alive(page);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("somebody@example.com");
    await expect(city).toHaveValue("Lyon");
    await page.reload();
    await alive(page);
    await expect(city).toHaveValue("Lyon");
  });

  test("the checkout on paper has the numbers of its test cards, and nothing to press", async ({
    page,
  }) => {
    await putInCart(page, second.path);
    await visit(page, CHECKOUT);
    await page.emulateMedia({ media: "print" });
    const cards = page.getByRole("list", { name: "Test cards" });
    await expect(cards.getByText("4242 4242 4242 4242").filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    const total = page.getByRole("main").getByText("Total", { exact: true });
    await expect(total.filter({ visible: true })).toHaveCount(1);
  });

  test.describe("on a phone without script", () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

    test("who turns back from the payment finds the checkout, and a word about it", async ({
      page,
    }) => {
      await page.goto(`${third.path}?variant=${skuOf(third)}`);
      await page.getByRole("button", { name: "Add to cart" }).click();
      await page.goto(`${CHECKOUT}?payment=cancelled`);
      await expect(page.getByRole("status").getByText(/without paying/)).toBeVisible();
      await expect(pay(page)).toBeVisible();
      await page.goto(CHECKOUT);
      await expect(page.getByText(/without paying/)).toBeHidden();
    });

    test("somebody buys, with a declined card on the way", async ({ page, tolerate }) => {
      tolerate(/answered 4(22|02)|status of 4(22|02)/);
      const email = `buyer-${randomUUID()}@example.com`;
      await page.goto(`${third.path}?variant=${skuOf(third)}`);
      await page.getByLabel(`Quantity of ${third.name}`).fill("3");
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(page.getByRole("status").getByText("Added to your cart.")).toBeVisible();
      await page.getByRole("link", { name: /^Cart/ }).click();
      await expect(page.getByLabel(`Quantity of ${third.name}`)).toHaveValue("03");
      await page.getByLabel(`Quantity of ${third.name}`).fill("2");
      await page.getByRole("button", { name: "Update cart" }).click();
      await expect(page.getByText(money(2 * third.price)).first()).toBeVisible();

      await page.getByRole("link", { name: "Check out" }).click();
      await fillInCheckout(page, "not an address");
      await card(page).fill("4242 4242 4242 4242");
      await pay(page).click();
      await expect(page.getByText("Invalid email.").first()).toBeVisible();
      await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");
      await page.getByLabel("Email", { exact: true }).fill(email);
      await card(page).fill("4000 0000 0000 0002");
      await pay(page).click();
      await expect(page.getByRole("alert").first()).toContainText("declined");
      await card(page).fill("4242 4242 4242 4242");
      await pay(page).click();
      await expect(page.getByRole("heading", { level: 1, name: /Order confirmed/ })).toBeVisible();
      await mailTo(email);
    });
  });
});
