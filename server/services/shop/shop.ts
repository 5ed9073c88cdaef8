import type { Logger } from "pino";
import { shop } from "#content/shop.ts";
import type { Database } from "../../db/database.ts";
import type { Settings } from "../../env.ts";
import { createStripeProvider } from "../../payments/stripe-provider.ts";
import { createTestProvider } from "../../payments/test-provider.ts";
import type { Outbox } from "../outbox.ts";
import type { RateLimits } from "../rate-limits.ts";
import { createCarts } from "./carts.ts";
import { createCheckout } from "./checkout.ts";
import { orderToken } from "./order-store.ts";
import { createOrders, type MoveOrder } from "./orders.ts";
import { createPaymentWorker, type MayDelete, type PaymentWorker } from "./payment-worker.ts";
import { createPaymentNotices } from "./payment-notices.ts";
import { createPayments } from "./payments.ts";
import { createReservations } from "./reservations.ts";
import type { ShopServices } from "./ports.ts";
import { createSettlement } from "./settlement.ts";
import { seedStock, stockLevels } from "./stock.ts";

interface Parts {
  database: Database;
  outbox: Outbox;
  limits: RateLimits;
  settings: Settings;
  ownerEmail: string;
  secret: string;
  logger: Logger;
  now: () => number;
  /** How long the payment provider is waited for; shorter in tests. */
  paymentTimeoutMs?: number;
  /** See `PaymentWorker.tidy`. */
  mayDelete: MayDelete;
}

/** Builds the shop: its services for pages and routes, and the worker that follows payments. The worker is not started. */
export async function createShop(
  parts: Parts,
): Promise<{ services: ShopServices; worker: PaymentWorker; moveOrder: MoveOrder }> {
  const { database, outbox, limits, settings, secret, now, paymentTimeoutMs } = parts;
  const pathOf = (orderId: string) => `/shop/orders/${orderToken(orderId, secret)}`;
  const pageOf = (orderId: string) => `${settings.publicUrl}${pathOf(orderId)}`;
  const provider = settings.stripe
    ? createStripeProvider(settings.stripe)
    : createTestProvider(database, now);
  const settle = createSettlement({ ...parts, pageOf });
  const payments = createPayments({
    ...parts,
    provider,
    settle,
    publicUrl: settings.publicUrl,
    pageOf,
    timeoutMs: paymentTimeoutMs,
  });
  const reservations = createReservations({
    most: settings.rateLimit ? shop.maxUnpaidPieces : null,
    secret,
  });
  await seedStock(database.queries);
  const orders = createOrders({ database, outbox, pageOf, now });

  return {
    services: {
      carts: createCarts({ database, limits, now }),
      orders: {
        place: createCheckout({ ...parts, provider, payments, reservations, pathOf }),
        ...orders.service,
      },
      stockLevels: () => stockLevels(database.queries),
      paymentProvider: provider.name,
      receiveWebhook: createPaymentNotices({ ...parts, provider, settle }),
    },
    worker: createPaymentWorker({ ...parts, payments }),
    moveOrder: orders.moveOrder,
  };
}
