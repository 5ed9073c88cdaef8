import { CHECKOUT, customerOrderPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { shop } from "#content/shop.ts";
import { cards, placed } from "#tests/contract/support/buyer.ts";
import { stripeSecrets } from "#tests/contract/support/fake-stripe.ts";
import { databasesFor, PUBLIC_URL, startHarness } from "#tests/contract/support/harness.ts";
import { RESERVED_MS, startStripeShop } from "#tests/contract/support/stripe-shop.ts";
import { sellIn } from "#tests/support/sell-in.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("paying with Stripe on %s", (kind) => {
  it("leads to Stripe's page for the total that the server computed, and is paid by its notification", async () => {
    const { server, stripe, buyer, notify, states, left } = await startStripeShop(kind);
    const { order, next } = await placed(await buyer.order({ cardNumber: "", total: 1 }));
    expect(next).toBe(stripe.session().url);
    expect(order.state).toBe("pending");
    expect(stripe.session().fields).toMatchObject({
      mode: "payment",
      client_reference_id: order.number,
      customer_email: "ada@example.com",
      "line_items[0][price_data][unit_amount]": String(order.total),
      "line_items[0][price_data][currency]": shop.currency.toLowerCase(),
      cancel_url: `${PUBLIC_URL}${CHECKOUT}?payment=cancelled`,
      success_url: expect.stringMatching(
        new RegExp(`^${PUBLIC_URL}${customerOrderPath("[\\w-]{43}")}\\?payment=made$`),
      ),
      expires_at: String(Math.floor((server.clock.now + RESERVED_MS) / 1000)),
    });
    expect(await left()).toBe(3);
    // Whoever turns back finds the cart as it was.
    expect(await buyer.cart()).toMatchObject({ count: 2 });

    stripe.pay();
    expect((await notify("checkout.session.completed")).status).toBe(200);
    expect(await states()).toEqual(["paid"]);
    expect(await buyer.cart()).toMatchObject({ count: 0 });
    expect(await server.mails()).toHaveLength(2);
  });

  it("asks for the whole price, and hears of it, where Stripe counts in other units than the shop", async () => {
    const { stripe, buyer, notify, states } = await startStripeShop(kind, "ISK");
    const { order } = await placed(await buyer.order());
    const { fields, amount_total } = stripe.session();
    expect(fields["line_items[0][price_data][currency]"]).toBe("isk");
    expect(amount_total).toBe(order.total * 100);

    const lessPaid = { ...stripe.pay(), amount_total: order.total };
    await notify("checkout.session.completed", lessPaid, "evt_1");
    expect(await states()).toEqual(["pending"]);
    await notify("checkout.session.completed", stripe.session(), "evt_2");
    expect(await states()).toEqual(["paid"]);
    const { metadata, currency } = stripe.session();
    const charge = { refunded: true, metadata, amount: amount_total, currency };
    await notify("charge.refunded", charge, "evt_3");
    expect(await states()).toEqual(["refunded"]);
  });

  it("closes the page that a buyer left before a new one opens", async () => {
    const { server, stripe, buyer, states, left } = await startStripeShop(kind);
    await placed(await buyer.order());
    await buyer.put("PENCIL-BLUE");
    buyer.key = "another-checkout-1";
    server.clock.now += 1000;
    await placed(await buyer.order());
    expect(stripe.session(0).status).toBe("expired");
    expect(await states()).toEqual(["cancelled", "pending"]);
    expect(await left()).toBe(3);
  });

  it("asks nobody for nothing", async () => {
    const { stripe, buyer, states } = await startStripeShop(kind);
    const { freeDeliveryFrom } = shop;
    shop.freeDeliveryFrom = 0;
    try {
      await buyer.post("/api/cart/coupon", { code: "gift" });
      expect((await placed(await buyer.order())).order).toMatchObject({ total: 0, state: "paid" });
    } finally {
      shop.freeDeliveryFrom = freeDeliveryFrom;
    }
    expect(await states()).toEqual(["paid"]);
    expect(stripe.calls).toBe(0);
  });

  it("knows no test cards", async () => {
    const { server, stripe, buyer } = await startStripeShop(kind);
    expect(server.runtime.services.shop.paymentProvider).toBe("stripe");
    const { order } = await placed(await buyer.order({ cardNumber: cards.success }));
    expect(order.state).toBe("pending");
    expect(stripe.sessions()).toHaveLength(1);
    expect(JSON.stringify(stripe.session())).not.toMatch(/4242[ -]?4242/);
  });
});

it("does not start a shop for which Stripe could not charge every total", async () => {
  sellIn("KWD");
  await expect(startHarness("sqlite", stripeSecrets)).rejects.toThrow(
    "Stripe charges KWD in steps of 0.010",
  );
});
