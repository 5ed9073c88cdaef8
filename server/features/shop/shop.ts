import { customerOrderPath } from "#content/addresses.ts";
import { shop } from "#content/shop.ts";
import type { House } from "#server/contract/feature.ts";
import { settingsOf } from "#server/contract/settings.ts";
import { checkChargeable } from "./payments/stripe-amounts.ts";
import { createStripeProvider } from "./payments/stripe-provider.ts";
import { createTestProvider } from "./payments/test-provider.ts";
import { checkoutDetails, listOrders } from "./account-orders.ts";
import { cartOwner } from "./cart-owner.ts";
import { createCarts } from "./carts.ts";
import { createCheckout } from "./checkout.ts";
import { createOrderMails, type PageOf } from "./order-mails.ts";
import { orderPaths, orderToken } from "./order-tokens.ts";
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

/**
 * Builds the shop: its services for pages and routes, and what works beside the requests, which is not started.
 * @throws {SettingsError} where Stripe could not charge what is sold.
 */
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
  if (stripe) checkChargeable(shop, goods);
  const limits = createShopLimits(parts.limits);
  const pageOf: PageOf = async (queries, order) => {
    const [path] = await orderPaths(queries, [order], secret);
    return `${settings.publicUrl}${path}`;
  };
  const mails = createOrderMails({ ...parts, goods, pageOf });
  const provider = stripe ? createStripeProvider(stripe) : createTestProvider(database, now);
  const settle = createSettlement({ ...parts, mails });
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
  const orders = createOrders({ database, goods, outbox, mails, stockChanged, now });

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
          // Of an order that was placed with this secret.
          pathOf: (orderId) => customerOrderPath(orderToken(orderId, secret)),
        }),
        ...orders.service,
      },
      ordersOf: (account) => listOrders(database, account, secret),
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
