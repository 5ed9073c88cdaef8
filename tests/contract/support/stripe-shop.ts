import type { DatabaseKind } from "#server/db/database.ts";
import { shop } from "#content/shop.ts";
import { buyerOf } from "./buyer.ts";
import { notification, startFakeStripe, stripeSecrets } from "./fake-stripe.ts";
import { startHarness } from "./harness.ts";

/** Where Stripe's notifications go. */
export const HOOK = "/api/payments/stripe";
/** The article in the buyer's cart: five pieces in the beginning, two of them wanted. */
export const SKU = "CLOCK-RED";
export const RESERVED_MS = shop.reservationMinutes * 60_000;

/** A shop that is paid by a fake Stripe, with a buyer before the checkout. */
export async function startStripeShop(kind: DatabaseKind, currency?: string) {
  const stripe = await startFakeStripe(currency);
  const env = { ...stripeSecrets, STRIPE_API_BASE: stripe.url, RATE_LIMIT: "off" };
  const server = await startHarness(kind, env);
  const buyer = buyerOf(server);
  await buyer.put(SKU, 2);
  return {
    stripe,
    server,
    buyer,
    left: async () => (await server.runtime.services.shop.stockLevels())[SKU],
    states: async () => {
      const { queries } = server.runtime.database;
      const rows = await queries
        .selectFrom("orders")
        .select("state")
        .orderBy("created_at")
        .execute();
      return rows.map(({ state }) => state);
    },
    notify: (type: string, object: unknown = stripe.session(), id?: string) =>
      server.request(HOOK, notification(type, object, server.clock.now, { id })),
    check: () => server.runtime.made.shop.worker.checkNext(),
  };
}
