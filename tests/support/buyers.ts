import { CHECKOUT } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "playwright/test";
import { visit } from "./visit.ts";

/** Fills in the checkout's fields but for the card. */
export async function fillInCheckout(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Name", { exact: true }).first().fill("Ada Lovelace");
  await page.getByLabel("Address line 1").first().fill("12 Rue de la Paix");
  await page.getByLabel("Postcode").first().fill("75002");
  await page.getByLabel("Town or city").first().fill("Paris");
  await page.getByLabel("Country").first().selectOption("FR");
}

export const pay = (page: Page) => page.getByRole("button", { name: "Order and pay" });
export const card = (page: Page) => page.getByLabel("Card number");

/**
 * Puts one piece of a product into the cart, and leaves its page open.
 * @param article path of its page.
 */
export async function putInCart(page: Page, article: string): Promise<void> {
  await visit(page, article);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
}

/**
 * Buys a product as a visitor does.
 * @param article path of its page.
 * @returns the order's number and the address of its page.
 */
export async function buy(
  page: Page,
  article: string,
  email: string,
): Promise<{ number: string; page: string }> {
  await putInCart(page, article);
  await visit(page, CHECKOUT);
  await fillInCheckout(page, email);
  await card(page).fill("4242 4242 4242 4242");
  await pay(page).click();
  await expect(page.getByRole("heading", { level: 1, name: /Order confirmed/ })).toBeVisible();
  const text = await page.getByRole("heading", { level: 2, name: /^Order / }).innerText();
  return { number: text.replace("Order ", "").trim(), page: new URL(page.url()).pathname };
}

/** The same by the API, for tests that are about something else. Answers the order's number. */
export async function placeOrder(
  request: APIRequestContext,
  sku: string,
  email: string,
): Promise<string> {
  await request.post("/api/cart/lines", { data: { sku, quantity: 1 } });
  const { cart } = (await (await request.get("/api/cart")).json()) as {
    cart: { quoteVersion: string };
  };
  const answer = await request.post("/api/orders", {
    headers: { "Idempotency-Key": randomUUID() },
    data: {
      email,
      phone: "",
      name: "Ada Lovelace",
      line1: "12 Rue de la Paix",
      postcode: "75002",
      city: "Paris",
      country: "FR",
      delivery: "standard",
      billingSame: "yes",
      cardNumber: "4242 4242 4242 4242",
      quote: cart.quoteVersion,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { order } = (await answer.json()) as { order: { number: string } };
  return order.number;
}
