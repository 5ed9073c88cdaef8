import { customerOrderPath } from "#content/addresses.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { placed } from "#tests/contract/support/buyer.ts";
import { stripeSecrets } from "#tests/contract/support/fake-stripe.ts";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import { RESERVED_MS, startStripeShop } from "#tests/contract/support/stripe-shop.ts";

const databases = databasesFor(import.meta.filename);

/** What the server says to itself when the next answer takes too long. */
function endPatience(): () => void {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(patience.signal);
  onTestFinished(() => timeout.mockRestore());
  return () => patience.abort(new DOMException("It took too long.", "TimeoutError"));
}

describe.each(databases)("paying with Stripe on %s", (kind) => {
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
});
