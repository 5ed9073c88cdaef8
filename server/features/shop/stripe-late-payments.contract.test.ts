import { describe, expect, it } from "vitest";
import { buyerOf, placed } from "#tests/contract/support/buyer.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { RESERVED_MS, SKU, startStripeShop } from "#tests/contract/support/stripe-shop.ts";
import { money } from "#tests/support/goods.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("paying with Stripe on %s", (kind) => {
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
});
