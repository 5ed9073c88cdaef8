import { describe, expect, it } from "vitest";
import { placed } from "./support/buyer.ts";
import { notification } from "./support/fake-stripe.ts";
import { bothDatabases } from "./support/harness.ts";
import { HOOK, startStripeShop } from "./support/stripe-shop.ts";

describe.each(bothDatabases)("Stripe's notifications on %s", (kind) => {
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
      { currency: "usd" },
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
});
