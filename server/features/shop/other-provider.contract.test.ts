import { describe, expect, it } from "vitest";
import { address, buyerOf, codeOf, placed, withNewKey } from "#tests/contract/support/buyer.ts";
import { freshData } from "#tests/contract/support/data.ts";
import { startFakeStripe, stripeSecrets } from "#tests/contract/support/fake-stripe.ts";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import { holdWrite } from "#tests/contract/support/hold-write.ts";
import { RESERVED_MS, SKU } from "#tests/contract/support/stripe-shop.ts";

const databases = databasesFor(import.meta.filename);

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
