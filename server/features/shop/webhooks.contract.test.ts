import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stripeSignature } from "./payments/stripe-signature.ts";
import { placed } from "#tests/contract/support/buyer.ts";
import { notification, otherCurrency, stripeSecrets } from "#tests/contract/support/fake-stripe.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { HOOK, startStripeShop } from "#tests/contract/support/stripe-shop.ts";

const databases = databasesFor(import.meta.filename);
describe.each(databases)("Stripe's notifications on %s", (kind) => {
  it("counts a notification once, however often and in whatever order it comes", async () => {
    const { server, stripe, buyer, notify, states, left } = await startStripeShop(kind);
    await placed(await buyer.order());
    stripe.pay();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => notify("checkout.session.completed")),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await notify("checkout.session.async_payment_succeeded", stripe.session(), "evt_2");
    await notify(
      "checkout.session.expired",
      { ...stripe.session(), payment_status: "unpaid", status: "expired" },
      "evt_3",
    );
    expect(await states()).toEqual(["paid"]);
    expect(await left()).toBe(3);
    expect(await server.mails()).toHaveLength(2);
  });

  it("refuses what Stripe did not sign, and recordings", async () => {
    const { server, stripe, buyer, states } = await startStripeShop(kind);
    await placed(await buyer.order());
    const session = stripe.pay();
    const { now } = server.clock;
    const forged = [
      notification("checkout.session.completed", session, now, { secret: "whsec_guess" }),
      notification("checkout.session.completed", session, now - 10 * 60_000),
      { ...notification("checkout.session.completed", session, now), headers: {} },
      { ...notification("checkout.session.completed", session, now), body: "{}" },
    ];
    for (const request of forged) {
      const answer = await server.request(HOOK, request);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "bad-signature" });
    }
    expect(await states()).toEqual(["pending"]);
  });

  it("does not believe a notification about another amount", async () => {
    const { server, stripe, buyer, notify, states } = await startStripeShop(kind);
    await placed(await buyer.order());
    stripe.pay();
    for (const change of [
      { amount_total: 1 },
      { currency: otherCurrency },
      { metadata: { attempt: "x" } },
    ]) {
      const answer = await notify(
        "checkout.session.completed",
        { ...stripe.session(), ...change },
        `evt_${JSON.stringify(change)}`,
      );
      expect(answer.status).toBe(200);
    }
    expect(await states()).toEqual(["pending"]);
    expect(server.log.join("")).toContain("fits no payment");
  });

  it("takes any of several signatures, and a replay without effect", async () => {
    const { server, stripe, buyer, states } = await startStripeShop(kind);
    await placed(await buyer.order());
    const request = notification("checkout.session.completed", stripe.pay(), server.clock.now);
    const headers = new Headers(request.headers);
    const [time, signature] = (headers.get("Stripe-Signature") ?? "").split(",");
    // While a secret is being replaced Stripe signs with both.
    headers.set(
      "Stripe-Signature",
      `${time},v1=${"0".repeat(64)},v0=${"1".repeat(64)},${signature}`,
    );
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await server.request(HOOK, { ...request, headers })).status).toBe(200);
      server.clock.now += 60_000;
    }
    expect(await states()).toEqual(["paid"]);
    expect(await server.mails()).toHaveLength(2);
    server.clock.now += 300_000;
    const late = await server.request(HOOK, { ...request, headers });
    expect(await late.json()).toMatchObject({ code: "bad-signature" });
  });

  it("forgets what is none of the shop's business", async () => {
    const { server, stripe, buyer, notify, states } = await startStripeShop(kind);
    await placed(await buyer.order());
    const { metadata: _, ...foreign } = stripe.pay();
    const others: [type: string, object: unknown][] = [
      ["customer.created", { id: "cus_1", metadata: { attempt: 7 } }],
      ["__proto__", {}],
      ["constructor", {}],
      ["invoice.paid", { amount_total: "much" }],
      // Sold with the same account by something else.
      ["checkout.session.completed", { ...foreign, amount_total: null, currency: null }],
      ["checkout.session.completed", { ...foreign, metadata: null }],
      ["checkout.session.completed", { ...foreign, metadata: { order: "17" } }],
      ["charge.refunded", { refunded: true, metadata: {} }],
      // Only a part of it: the order stays as it is.
      ["charge.refunded", { refunded: false, metadata: stripe.session().metadata }],
    ];
    for (const [index, [type, object]] of others.entries())
      expect((await notify(type, object, `evt_${index}`)).status).toBe(200);
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("payment_events").selectAll().execute()).toEqual([]);
    expect(await states()).toEqual(["pending"]);
  });

  it("does not believe a refund of another amount or another currency", async () => {
    const { server, stripe, buyer, notify, states } = await startStripeShop(kind);
    await placed(await buyer.order());
    const { metadata, amount_total, currency } = stripe.pay();
    const charge = { refunded: true, metadata, amount: amount_total, currency };
    await notify("charge.refunded", { ...charge, amount: 1 }, "evt_1");
    await notify("charge.refunded", { ...charge, currency: otherCurrency }, "evt_2");
    expect(await states()).toEqual(["pending"]);
    expect(server.log.join("")).toContain("fits no payment");
    await notify("charge.refunded", charge, "evt_3");
    expect(await states()).toEqual(["refunded"]);
  });

  it("answers 400 in JSON to what is signed and malformed, and writes nothing", async () => {
    const { server, stripe, buyer, states } = await startStripeShop(kind);
    await placed(await buyer.order());
    const session = stripe.pay();
    const type = "checkout.session.completed";
    const good = { id: "evt_1", type, data: { object: session } };
    const withSession = (change: object) => ({
      ...good,
      data: { object: { ...session, ...change } },
    });
    const refund = (change: object) => ({
      ...good,
      type: "charge.refunded",
      data: { object: { refunded: true, metadata: session.metadata, ...change } },
    });
    const wrong: unknown[] = [
      null,
      true,
      7,
      "evt_1",
      [],
      [good],
      {},
      { ...good, id: undefined },
      { ...good, id: null },
      { ...good, id: 7 },
      { ...good, id: "" },
      { ...good, id: "evt\u0000" },
      { ...good, id: "e".repeat(300) },
      { ...good, type: undefined },
      { ...good, type: {} },
      { ...good, type: "\ud800" },
      { ...good, data: undefined },
      { ...good, data: null },
      { ...good, data: {} },
      { ...good, data: { object: null } },
      { ...good, data: { object: [] } },
      { ...good, data: { object: "cs_test_1" } },
      withSession({ id: undefined }),
      withSession({ id: "../../v1/accounts" }),
      withSession({ metadata: 7 }),
      withSession({ metadata: [] }),
      withSession({ metadata: { attempt: 7 } }),
      withSession({ metadata: { attempt: null } }),
      withSession({ metadata: { attempt: "" } }),
      withSession({ metadata: { attempt: "\u0000" } }),
      withSession({ metadata: { attempt: "x".repeat(70_000) } }),
      withSession({ amount_total: undefined }),
      withSession({ amount_total: null }),
      withSession({ amount_total: "19200" }),
      withSession({ amount_total: -1 }),
      withSession({ amount_total: 0.5 }),
      withSession({ amount_total: 2 ** 53 }),
      withSession({ amount_total: 1e300 }),
      withSession({ currency: null }),
      withSession({ currency: 978 }),
      withSession({ currency: "euro" }),
      withSession({ payment_status: undefined }),
      withSession({ payment_status: null }),
      withSession({ payment_status: "perhaps" }),
      withSession({ status: "perhaps" }),
      withSession({ status: 1 }),
      withSession({ url: 7 }),
      withSession({ url: "javascript:alert(1)" }),
      refund({ refunded: "true" }),
      refund({ refunded: undefined }),
      refund({ amount: "1" }),
      refund({ currency: 1 }),
      refund({ metadata: "x" }),
    ];
    const { queries } = server.runtime.database;
    const send = async (body: string) => {
      const signature = stripeSignature(
        body,
        stripeSecrets.STRIPE_WEBHOOK_SECRET,
        server.clock.now,
      );
      const headers = { "Stripe-Signature": signature };
      return server.request(HOOK, { method: "POST", headers, body });
    };
    const expectRefused = async (body: string) => {
      const answer = await send(body);
      expect({ body, status: answer.status }).toEqual({ body, status: 400 });
      expect(await answer.json()).toMatchObject({ status: "error", code: "bad-notification" });
    };
    for (const value of wrong) await expectRefused(JSON.stringify(value));
    for (const body of ["", "{", "evt_1", "{'id':1}", "[".repeat(50_000), "\u0000", "NaN"])
      await expectRefused(body);
    const bodies = fc.oneof(
      fc.json(),
      fc.string({ unit: "binary" }).map((text) => text.toWellFormed()),
    );
    await fc.assert(fc.asyncProperty(bodies, expectRefused), { numRuns: 100 });
    expect(await queries.selectFrom("payment_events").selectAll().execute()).toEqual([]);
    expect(await states()).toEqual(["pending"]);
    expect(server.log.join("")).not.toContain('"level":50');
    expect((await send(JSON.stringify(good))).status).toBe(200);
    expect(await states()).toEqual(["paid"]);
  });

  it("does not take an answer of Stripe's for a payment that says nothing of one", async () => {
    const { server, stripe, buyer, states, check, left } = await startStripeShop(kind);
    await placed(await buyer.order());
    const session = stripe.session();
    const { payment_status } = session;
    for (const nonsense of [undefined, null, "perhaps"]) {
      Object.assign(session, { payment_status: nonsense });
      server.clock.now += 61 * 60_000;
      expect(await check()).toBe(true);
      expect([await states(), await left()]).toEqual([["pending"], 3]);
    }
    Object.assign(session, { payment_status });
    server.clock.now += 61 * 60_000;
    await check();
    expect([await states(), await left()]).toEqual([["cancelled"], 5]);
  });
});
