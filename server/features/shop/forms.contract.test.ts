import { CART, CHECKOUT, customerOrderPath, productPath } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { address, buyerOf } from "#tests/contract/support/buyer.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";

const databases = databasesFor(import.meta.filename);
const start = (kind: DatabaseKind) => startHarness(kind, { RATE_LIMIT: "off" });
const product = productPath("kite");
const cartPage = CART;

describe.each(databases)("buying without script on %s", (kind) => {
  it("goes from the article to the order by forms alone", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    const added = await buyer.form(`${product}?colour=camel`, {
      form: "cart-add",
      sku: "KITE-RED-M",
      quantity: "2",
    });
    expect(added.status).toBe(303);
    expect(added.headers.get("location")).toBe(`${product}?colour=camel&sent=cart-add#form-return`);
    expect(added.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([
      "__Host-vitrine_notice",
      "__Host-vitrine_cart",
    ]);
    await buyer.form(product, { form: "cart-add", sku: "PENCIL-BLUE", quantity: "" });

    const updated = await buyer.form(cartPage, {
      form: "cart-update",
      "quantity:KITE-RED-M": "1",
      "quantity:PENCIL-BLUE": "3",
    });
    expect(updated.headers.get("location")).toBe(`${cartPage}?sent=cart-update#form-return`);
    await buyer.form(cartPage, {
      form: "cart-update",
      "quantity:KITE-RED-M": "not a number",
      remove: "PENCIL-BLUE",
    });
    await buyer.form(cartPage, { form: "coupon", code: "TENTH10" });
    const cart = await buyer.cart();
    expect(cart).toMatchObject({ count: 1, quote: { coupon: { discount: 2890 } } });

    const key = randomUUID();
    const ordered = await buyer.form(CHECKOUT, {
      form: "checkout",
      key,
      ...address,
      quote: cart.quoteVersion,
    });
    expect(ordered.status).toBe(303);
    const location = ordered.headers.get("location") ?? "";
    expect(location).toMatch(new RegExp(`^${customerOrderPath("[\\w-]{43}")}$`));
    const order = await server.runtime.services.shop.orders.findByToken(location.slice(-43));
    expect(order).toMatchObject({ state: "paid", total: 26010, coupon: { code: "TENTH10" } });
    expect((await buyer.cart()).count).toBe(0);

    // The button once more, or the page sent again after going back.
    const again = await buyer.form(CHECKOUT, {
      form: "checkout",
      key,
      ...address,
      quote: cart.quoteVersion,
    });
    expect(again.headers.get("location")).toBe(location);
  });

  it("comes back to its page with errors at the fields and the typing kept", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    const tooMany = await buyer.form(product, {
      form: "cart-add",
      sku: "KITE-RED-M",
      quantity: "99",
    });
    expect(tooMany.status).toBe(422);
    expect(await tooMany.json()).toMatchObject({
      formState: {
        form: "cart-add",
        values: { quantity: "99" },
        errors: { quantity: "Only 8 left." },
      },
    });

    await buyer.put("PENCIL-BLUE");
    const update = await buyer.form(cartPage, {
      form: "cart-update",
      "quantity:PENCIL-BLUE": "-3",
    });
    expect(await update.json()).toMatchObject({
      formState: { errors: { "quantity:PENCIL-BLUE": "Enter a whole number." } },
    });
    const coupon = await buyer.form(cartPage, { form: "coupon", code: "NOTHING" });
    expect(await coupon.json()).toMatchObject({
      formState: { errors: { code: "This code is not valid." } },
    });
  });

  it("is refused from elsewhere", async () => {
    const server = await start(kind);
    const answer = await server.request(product, {
      method: "POST",
      headers: { Origin: "https://evil.example" },
      body: new URLSearchParams({ form: "cart-add", sku: "PENCIL-BLUE", quantity: "1" }),
    });
    expect(answer.status).toBe(403);
  });
});

it("takes nothing into a cart for a page on a static host, though it may call the API", async () => {
  const host = "https://static.example";
  const server = await startHarness("sqlite", { ALLOWED_ORIGINS: host });
  const { status, headers } = await server.request(product, {
    method: "POST",
    headers: { Origin: host },
    body: new URLSearchParams({ form: "cart-add", sku: "KITE-RED-M", quantity: "1" }),
  });
  expect(status).toBe(403);
  expect(headers.get("set-cookie")).toBeNull();
});
