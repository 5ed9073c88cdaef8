import { customerOrderPath } from "#content/addresses.ts";
import { shop } from "#content/shop.ts";
import type { House } from "#server/contract/feature.ts";
import { settingsOf } from "#server/contract/settings.ts";
import { createStripeProvider } from "./payments/stripe-provider.ts";
import { createTestProvider } from "./payments/test-provider.ts";
import { checkoutDetails, listOrders } from "./account-orders.ts";
import { cartOwner } from "./cart-owner.ts";
import { createCarts } from "./carts.ts";
import { createCheckout } from "./checkout.ts";
import { orderToken } from "./order-store.ts";
import type { Goods } from "./goods.ts";
import { createShopLimits } from "./limits.ts";
import { createOrders, type MoveOrder } from "./orders.ts";
import { createPaymentWorker, type PaymentWorker } from "./payment-worker.ts";
import { createPaymentNotices } from "./payment-notices.ts";
import { createPayments } from "./payments.ts";
import { createReservations } from "./reservations.ts";
import type { ShopServices } from "./ports.ts";
import { createSettlement } from "./settlement.ts";
import { shopSettings } from "./settings.ts";
import { seedStock, stockLevels } from "./stock.ts";
import { createStockOnPages, type StockOnPages } from "./stock-on-pages.ts";

/** Builds the shop: its services for pages and routes, and what works beside the requests, which is not started. */
export async function createShop(
  parts: House,
  goods: Goods,
): Promise<{
  services: ShopServices;
  worker: PaymentWorker;
  stockOnPages: StockOnPages;
  moveOrder: MoveOrder;
}> {
  const { database, outbox, settings, secret, now, paymentTimeoutMs } = parts;
  const { stripe } = settingsOf(settings, shopSettings);
  const limits = createShopLimits(parts.limits);
  const pathOf = (orderId: string) => customerOrderPath(orderToken(orderId, secret));
  const pageOf = (orderId: string) => `${settings.publicUrl}${pathOf(orderId)}`;
  const provider = stripe ? createStripeProvider(stripe) : createTestProvider(database, now);
  const settle = createSettlement({ ...parts, goods, pageOf });
  const stockOnPages = createStockOnPages({ ...parts, goods });
  const stockChanged = () => void stockOnPages.renew();
  const payments = createPayments({
    ...parts,
    stockChanged,
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
  await seedStock(database.queries, goods.articles);
  await stockOnPages.renew();
  await payments.warnOfOthers();
  const orders = createOrders({ database, goods, outbox, pageOf, stockChanged, now });

  return {
    services: {
      carts: createCarts({ database, goods, limits, now }),
      cartOwner: (cookies, account) => cartOwner(cookies, account, settings.publicUrl),
      orders: {
        place: createCheckout({
          ...parts,
          goods,
          limits,
          provider,
          payments,
          reservations,
          stockChanged,
          pathOf,
        }),
        ...orders.service,
      },
      ordersOf: (account) => listOrders(database.queries, account, secret),
      checkoutDetails: (account) => checkoutDetails(database.queries, account),
      stockLevels: () => stockLevels(database.queries),
      paymentProvider: provider.name,
      receiveWebhook: createPaymentNotices({ ...parts, provider, settle, stockChanged }),
    },
    worker: createPaymentWorker({ ...parts, payments }),
    stockOnPages,
    moveOrder: orders.moveOrder,
  };
}
