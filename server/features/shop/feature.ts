import { sql } from "kysely";
import { coupons } from "#content/coupons.ts";
import { products } from "#content/products.ts";
import type { Feature, House, MadeFeature } from "#server/contract/feature.ts";
import { settingsOf } from "#server/contract/settings.ts";
import { shopRoutes } from "./api.ts";
import { cartOwnerReader } from "./cart-owner.ts";
import { createOrderTokens, createShopTables } from "./create-tables.ts";
import { type Goods, goodsOf } from "./goods.ts";
import { keeping, orderPeriod, unpaidOrderPeriod } from "./keeping.ts";
import { createShopOffice } from "./office/office.ts";
import { accountsOrders, orderHolder, unpaidStates } from "./order-holder.ts";
import { shopPosts } from "./posts.ts";
import { shopSettings } from "./settings.ts";
import { renewShopIndexes } from "./renew-indexes.ts";
import { createShop } from "./shop.ts";
import { visitorsCart } from "./visitors-cart.ts";
import * as words from "./words.ts";

/** Where the checkout leads when Stripe takes the payments. */
const STRIPE_CHECKOUT = "https://checkout.stripe.com";

/**
 * Cart, checkout, orders, payments, stock.
 * @param goods the owner's (`shop`), or others to try it with.
 */
export function shopSelling(goods: Goods) {
  return {
    name: "shop",
    migrations: {
      "0001-shop": createShopTables,
      "0002-order-tokens": createOrderTokens,
      "0003-indexes": renewShopIndexes,
    },
    settings: shopSettings,
    keeping,
    onSite: (settings) => ({
      formTargets: settingsOf(settings, shopSettings).stripe ? [STRIPE_CHECKOUT] : [],
    }),
    beforeOpening: (settings) => {
      const { stripe } = settingsOf(settings, shopSettings);
      if (stripe?.secretKey.includes("_live_")) return [];
      return [stripe ? words.testKey : words.testPayments];
    },

    async create(house: House) {
      const { database, outbox } = house;
      const { publicUrl } = house.settings;
      const { services: service, worker, stockOnPages, moveOrder } = await createShop(house, goods);
      const readCartOwner = cartOwnerReader(house);
      return {
        service,
        isNewerThan: (path) => stockOnPages.isOutdated(path),
        worker: {
          ...worker,
          start() {
            worker.start();
            stockOnPages.start();
          },
          async stop() {
            await worker.stop();
            await stockOnPages.stop();
          },
        },
        api: shopRoutes(service, readCartOwner, publicUrl),
        posts: shopPosts(service, readCartOwner, publicUrl),
        // Carts before orders: whoever settles a payment holds them in this order, too.
        visitorsThings: [visitorsCart(house), accountsOrders(database.kind, goods)],
        personalData: [orderHolder(database.kind, goods)],
        retention: (_time, before) => [
          // Their lines, events and payments go with them.
          { table: "orders", key: "id", isPast: sql`created_at < ${before(orderPeriod)}` },
          { table: "orders", key: "id", isPast: endedUnpaid(before(unpaidOrderPeriod)) },
        ],
        office: ({ audit }) =>
          createShopOffice({
            database,
            goods,
            outbox,
            moveOrder,
            stockChanged: stockOnPages.renew,
            audit,
          }),
      } satisfies MadeFeature;
    },
  } as const satisfies Feature;
}

/** True for an order that has ended unpaid, and whose last step was before this time. */
function endedUnpaid(time: number) {
  return sql`state in (${sql.join(unpaidStates)}) and not exists (
    select 1 from order_events
    where order_events.order_id = orders.id and order_events.at >= ${time}
  )`;
}

export const shop = shopSelling(goodsOf(products, coupons));
