import { CHECKOUT } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { address, codeOf, placed, tally, withNewKey } from "#tests/contract/support/buyer.ts";
import type { FormState } from "#server/contract/form-state.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { ordersOf } from "#tests/contract/support/shop.ts";
import { startStripeShop } from "#tests/contract/support/stripe-shop.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("one cart, many keys and Stripe's page on %s", (kind) => {
  it("never has two pages on which it can be paid", async () => {
    const { server, stripe, buyer, states, left } = await startStripeShop(kind);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    const openPages = () => stripe.sessions().filter(({ status }) => status === "open");
    const tries = Array.from({ length: 10 }, () => buyer.send(body, withNewKey()));
    // One that comes late enough may find the first page open, and close it.
    const codes = await tally(await Promise.all(tries));
    expect((codes["201 success"] ?? 0) + (codes["409 in-flight"] ?? 0)).toBe(10);
    for (let turn = 1; turn <= 3; turn += 1) {
      expect(openPages()).toHaveLength(1);
      expect(await left()).toBe(3);
      expect((await states()).filter((state) => state !== "cancelled")).toEqual(["pending"]);
      server.clock.now += 1000;
      await placed(await buyer.send(body, withNewKey()));
    }
    expect(openPages().map(({ id }) => id)).toEqual([stripe.sessions().at(-1)?.id]);
  });

  it("takes no second order while Stripe does not say that the first page is closed", async () => {
    const { server, stripe, buyer, states, left } = await startStripeShop(kind);
    await placed(await buyer.order());
    stripe.trouble = "fail";
    expect(await codeOf(await buyer.order({}, withNewKey()))).toBe("503 payment-unavailable");
    expect([await states(), await left()]).toEqual([["pending"], 3]);
    expect(stripe.sessions()).toHaveLength(1);
    server.clock.now += 1000;
    await placed(await buyer.order({}, withNewKey()));
    expect([await states(), await left()]).toEqual([["cancelled", "pending"], 3]);
  });

  it("takes the order that its buyer has come back to correct in the place of the first", async () => {
    const { server, stripe, buyer, states, left } = await startStripeShop(kind);
    await placed(await buyer.order());
    server.clock.now += 1000;
    const line1 = "12 Rue de la Paix";
    const { next } = await placed(await buyer.order({ line1 }, withNewKey()));
    expect([await states(), await left()]).toEqual([["cancelled", "pending"], 3]);
    expect(stripe.sessions().map(({ status }) => status)).toEqual(["expired", "open"]);
    expect(next).toBe(stripe.sessions().at(-1)?.url);
    expect((await ordersOf(server)).at(-1)?.address).toContain(line1);
  });

  it("lets a form without script be corrected, with another key", async () => {
    const { server, stripe, buyer, states } = await startStripeShop(kind);
    const { quoteVersion: quote } = await buyer.cart();
    const fields = { form: "checkout", ...address, quote };
    await buyer.form(CHECKOUT, { ...fields, key: buyer.key });
    server.clock.now += 1000;
    const corrected = { ...fields, line1: "12 Rue de la Paix" };
    const refused = await buyer.form(CHECKOUT, { ...corrected, key: buyer.key });
    expect(refused.status).toBe(422);
    const { formState } = (await refused.json()) as { formState: FormState };
    expect(formState.values).toMatchObject({ line1: corrected.line1 });
    expect(formState.values).not.toHaveProperty("key");
    const placedAnew = await buyer.form(CHECKOUT, { ...corrected, key: randomUUID() });
    expect(placedAnew.headers.get("location")).toBe(stripe.sessions().at(-1)?.url);
    expect(await states()).toEqual(["cancelled", "pending"]);
  });

  it("has nothing left to order when the first page was paid in the last moment", async () => {
    const { stripe, buyer, states, left } = await startStripeShop(kind);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    await placed(await buyer.send(body));
    stripe.pay();
    expect(await codeOf(await buyer.send(body, withNewKey()))).toBe("409 cart-empty");
    expect([await states(), await left()]).toEqual([["paid"], 3]);
  });
});
