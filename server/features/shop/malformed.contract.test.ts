import { CHECKOUT } from "#content/addresses.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { address, buyerOf } from "#tests/contract/support/buyer.ts";
import { stripeSecrets } from "#tests/contract/support/fake-stripe.ts";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import { sellIn } from "#tests/support/sell-in.ts";

const databases = databasesFor(import.meta.filename);
const RUNS = 800;

const nastyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "'; drop table orders; --",
    "-1",
    "99999999999999999999",
    "1e308",
    "__proto__",
    "KITE-RED-M",
    "PENCIL-BLUE\u0000",
    "0",
    "x".repeat(3000),
  ),
);
const nastyValue = fc.oneof(
  nastyText,
  fc.double(),
  fc.boolean(),
  fc.constantFrom(-0, 2 ** 53, null),
);
const names = fc.constantFrom(
  "sku",
  "quantity",
  "mode",
  "code",
  "remove",
  "key",
  "quote",
  "__proto__",
);
const object = fc
  .array(fc.tuple(fc.oneof(names, fc.string()), nastyValue), { maxLength: 8 })
  .map((pairs) => Object.fromEntries(pairs));
/** An order in which some fields are right and some are not. */
const order = fc.subarray(Object.keys(address), { minLength: 0 }).chain((wrong) =>
  fc.tuple(...wrong.map(() => nastyValue)).map((values) => ({
    ...address,
    ...Object.fromEntries(wrong.map((name, index) => [name, values[index]])),
  })),
);

describe.each(databases)("malformed requests to the shop on %s", (kind) => {
  it("never give a 5xx as JSON, with a cart and without", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off", LOG_LEVEL: "error" });
    const buyer = buyerOf(server);
    await buyer.put("PENCIL-BLUE");
    const { quoteVersion } = await buyer.cart();
    const paths = fc.constantFrom("/api/cart/lines", "/api/cart/coupon", "/api/orders");
    const keys = fc.oneof(
      fc.uuid(),
      nastyText.map((text) => text.replace(/[^\x20-\x7e]/g, "")),
    );
    const bodies = fc.oneof(
      fc.json(),
      object.map((value) => JSON.stringify(value)),
      order.map((value) => JSON.stringify({ ...value, quote: quoteVersion })),
    );
    const cookies = fc.constantFrom(
      "",
      "__Host-vitrine_cart=",
      "__Host-vitrine_cart=%00",
      "__Host-vitrine_cart=%E0%A4%A",
      `__Host-vitrine_cart=${"x".repeat(43)}`,
    );
    await fc.assert(
      fc.asyncProperty(paths, bodies, keys, fc.option(cookies), async (path, body, key, cookie) => {
        const answer = await server.request(path, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "Idempotency-Key": key,
            Cookie: cookie ?? buyer.cookie(),
          },
          body,
        });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
    expect(server.log).toEqual([]);
    const left = Object.values(await server.runtime.services.shop.stockLevels());
    expect(left.every((pieces) => Number.isSafeInteger(pieces) && pieces >= 0)).toBe(true);
  });

  it("never give a 5xx as forms", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off", LOG_LEVEL: "error" });
    const names = fc.constantFrom("cart-add", "cart-update", "coupon", "checkout");
    await fc.assert(
      fc.asyncProperty(names, fc.oneof(object, order), async (form, fields) => {
        const body = new URLSearchParams();
        for (const [name, value] of Object.entries<unknown>({ ...fields, form })) {
          body.append(name, String(value));
        }
        const answer = await server.request(CHECKOUT, { method: "POST", body });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
    expect(server.log).toEqual([]);
  });

  it("never give a 5xx as notifications", async () => {
    sellIn("EUR");
    const server = await startHarness(kind, { ...stripeSecrets, LOG_LEVEL: "error" });
    const header = fc.oneof(
      fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, "")),
      fc.constantFrom("t=1,v1=", "t=,v1=00", "t=99999999999999,v1=ff", ",,,=,=", "v1"),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), header, async (body, signature) => {
        const answer = await server.request("/api/payments/stripe", {
          method: "POST",
          headers: { "Stripe-Signature": signature },
          body,
        });
        expect(answer.status).toBe(400);
      }),
      { numRuns: RUNS },
    );
    expect(server.log).toEqual([]);
  });
});
