import { CHECKOUT, customerOrderPath } from "#content/addresses.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { shop } from "#content/shop.ts";
import {
  address,
  buyerOf,
  cards,
  codeOf,
  placed,
  withNewKey,
} from "#tests/contract/support/buyer.ts";
import { freshData } from "#tests/contract/support/data.ts";
import { startFakeStripe, stripeSecrets } from "#tests/contract/support/fake-stripe.ts";
import { databasesFor, PUBLIC_URL, startHarness } from "#tests/contract/support/harness.ts";
import { holdWrite } from "#tests/contract/support/hold-write.ts";
import { RESERVED_MS, SKU, startStripeShop } from "#tests/contract/support/stripe-shop.ts";
import { money } from "#tests/support/goods.ts";
import { sellIn } from "#tests/support/sell-in.ts";

const databases = databasesFor(import.meta.filename);
/** What the server says to itself when the next answer takes too long. */
function endPatience(): () => void {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(patience.signal);
  onTestFinished(() => timeout.mockRestore());
  return () => patience.abort(new DOMException("It took too long.", "TimeoutError"));
}

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

  it("finds a payment whose notification was lost, soon after it was made", async () => {
    const { server, stripe, buyer, states, check } = await startStripeShop(kind);
    await placed(await buyer.order());
    const begun = server.clock.now;
    const wait = async (ms: number) => {
      for (const end = server.clock.now + ms; server.clock.now < end; server.clock.now += 1000)
        await check();
    };
    await wait(60_000);
    stripe.pay();
    expect(await states()).toEqual(["pending"]);
    await wait(60_000);
    expect(await states()).toEqual(["paid"]);
    expect(server.clock.now - begun).toBeLessThan(RESERVED_MS);
  });

  it("asks about a page that is left open with growing pauses, until it is closed", async () => {
    const { server, stripe, buyer, states, check } = await startStripeShop(kind);
    await placed(await buyer.order());
    stripe.calls = 0;
    for (const end = server.clock.now + RESERVED_MS; server.clock.now < end;) {
      server.clock.now += 5000;
      await check();
    }
    expect(await states()).toEqual(["cancelled"]);
    expect(stripe.calls).toBeLessThan(15);
  });

  it("gives the articles back when nobody paid in time", async () => {
    const { server, stripe, buyer, states, check, left } = await startStripeShop(kind);
    await placed(await buyer.order());
    server.clock.now += RESERVED_MS;
    await check();
    expect(await states()).toEqual(["cancelled"]);
    expect(stripe.session().status).toBe("expired");
    expect(await left()).toBe(5);
    expect(await server.mails()).toEqual([]);
    expect(await check()).toBe(false);
  });

  it("honours money that comes too late while the articles are there, and gives it back when not", async () => {
    const { server, stripe, buyer, notify, states, left } = await startStripeShop(kind);
    await placed(await buyer.order());
    const open = { ...stripe.session() };
    await notify("checkout.session.expired", { ...open, status: "expired" }, "evt_1");
    expect([await states(), await left()]).toEqual([["cancelled"], 5]);
    await notify("checkout.session.completed", stripe.pay(), "evt_2");
    expect([await states(), await left()]).toEqual([["paid"], 3]);

    server.clock.now += 1000;
    const late = buyerOf(server);
    await late.put(SKU, 3);
    await placed(await late.order());
    await notify("checkout.session.expired", { ...stripe.session(1), status: "expired" }, "evt_3");
    const quick = buyerOf(server);
    await quick.put(SKU, 3);
    server.clock.now += 1000;
    await placed(await quick.order());
    await server.mails();
    await notify("checkout.session.completed", stripe.pay(stripe.session(1)), "evt_4");
    expect([await states(), await left()]).toEqual([["paid", "refund_due", "pending"], 0]);
    const [toOwner] = await server.mails();
    expect(toOwner).toMatchObject({
      to: "owner@example.com",
      subject: expect.stringContaining("refund"),
    });

    const charge = { refunded: true, metadata: stripe.session(1).metadata };
    await notify("charge.refunded", charge, "evt_5");
    expect(await states()).toEqual(["paid", "refunded", "pending"]);
    expect((await server.mails())[0]?.text).toContain(`refunded ${money(19200)}`);
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

  it("orders nothing when Stripe refuses, and may be asked again", async () => {
    const { stripe, buyer, states, left } = await startStripeShop(kind);
    stripe.trouble = "refuse";
    const answer = await buyer.order();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: "payment-unavailable" });
    expect([await states(), await left()]).toEqual([["payment_failed"], 5]);
    expect((await buyer.order()).status).toBe(201);
  });

  it.each(["fail", "silence", "answer-lost"] as const)(
    "goes on where it stopped after %s: one session, one order",
    async (trouble) => {
      const { server, stripe, buyer, notify, check, states } = await startStripeShop(kind);
      stripe.trouble = trouble;
      if (trouble === "silence") stripe.onSilence = endPatience();
      const { next, order } = await placed(await buyer.order());
      expect(next).toMatch(new RegExp(`^${customerOrderPath("")}`));
      expect(order.state).toBe("pending");
      server.clock.now += 5000;
      await check();
      expect(stripe.sessions()).toHaveLength(1);
      const view = await server.runtime.services.shop.orders.findByToken(next.slice(-43));
      expect(view?.payUrl).toBe(stripe.session().url);
      await notify("checkout.session.completed", stripe.pay());
      expect(await states()).toEqual(["paid"]);
    },
  );

  it("lets nothing go when it asks otherwise than before: the shop has another AUTH_SECRET since", async () => {
    const { server, stripe, buyer, notify, states } = await startStripeShop(kind);
    stripe.trouble = "answer-lost";
    await placed(await buyer.order());
    const { dataDir, databaseUrl } = server.settings;
    const later = await startHarness(
      kind,
      { ...stripeSecrets, STRIPE_API_BASE: stripe.url, AUTH_SECRET: "b".repeat(32) },
      { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    );
    later.clock.now = server.clock.now + 5000;
    expect(await later.runtime.made.shop.worker.checkNext()).toBe(true);
    expect(await states()).toEqual(["pending"]);
    await notify("checkout.session.completed", stripe.pay());
    expect(await states()).toEqual(["paid"]);
  });

  it("lets nothing go while Stripe cannot be asked, and asks again", async () => {
    const { server, stripe, buyer, states, check, left } = await startStripeShop(kind);
    await placed(await buyer.order());
    server.clock.now += RESERVED_MS;
    for (const trouble of ["fail", "wrong-key"] as const) {
      stripe.trouble = trouble;
      await check();
      expect([await states(), await left()]).toEqual([["pending"], 3]);
      expect(await check()).toBe(false);
      server.clock.now += 60 * 60_000;
    }
    await check();
    expect([await states(), await left()]).toEqual([["cancelled"], 5]);
    expect(await buyer.cart()).toMatchObject({ count: 2 });
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

describe.each(databases)("a payment that another provider began on %s", (kind) => {
  it("waits for that one: this one neither fails it nor closes it nor takes it over", async () => {
    const stripe = await startFakeStripe();
    const data = { ...(await freshData(kind)), RATE_LIMIT: "off" };
    const settings = { ...stripeSecrets, STRIPE_API_BASE: stripe.url };
    const before = await startHarness(kind, settings, data);
    const buyer = buyerOf(before);
    await buyer.put(SKU, 2);
    await placed(await buyer.order());
    stripe.pay();
    await before.mails();
    await before.close();

    const without = await startHarness(kind, {}, data);
    without.clock.now += 2 * RESERVED_MS;
    expect(without.log.filter((line) => line.includes("another provider"))).toHaveLength(1);
    expect(await without.runtime.made.shop.worker.checkNext()).toBe(false);
    const sameCart = buyerOf(without);
    sameCart.takeCookieOf(buyer.cookie());
    expect(await codeOf(await sameCart.order({}, withNewKey()))).toBe("503 payment-unavailable");
    const { queries } = without.runtime.database;
    const orders = queries.selectFrom("orders").select(["state", "stock"]);
    expect(await orders.execute()).toEqual([{ state: "pending", stock: "reserved" }]);
    expect(await without.mails()).toEqual([]);
    // Others are served meanwhile.
    const other = buyerOf(without);
    await other.put("PENCIL-BLUE");
    await placed(await other.order());
    await without.close();

    const again = await startHarness(kind, settings, data);
    again.clock.now += 3 * RESERVED_MS;
    expect(await again.runtime.made.shop.worker.checkNext()).toBe(true);
    const { queries: after } = again.runtime.database;
    const states = await after.selectFrom("orders").select("state").execute();
    expect(states).toEqual([{ state: "paid" }, { state: "paid" }]);
  });

  it("is not begun anew by the provider that the shop has now", async () => {
    const stripe = await startFakeStripe();
    const data = { ...(await freshData(kind)), RATE_LIMIT: "off" };
    const settings = { ...stripeSecrets, STRIPE_API_BASE: stripe.url };
    const before = await startHarness(kind, settings, data);
    const buyer = buyerOf(before);
    await buyer.put(SKU);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    const dying = holdWrite(before, 2);
    const first = buyer.send(body);
    await dying.reached;

    const without = await startHarness(kind, {}, data);
    without.clock.now += 60_000;
    const sameCart = buyerOf(without);
    sameCart.takeCookieOf(buyer.cookie());
    sameCart.key = buyer.key;
    expect(await codeOf(await sameCart.send(body))).toBe("503 payment-unavailable");
    const { queries } = without.runtime.database;
    expect(await queries.selectFrom("test_payments").selectAll().execute()).toEqual([]);
    dying.letGo();
    await placed(await first);
  });
});
