import { sql } from "kysely";
import type { Feature, House, MadeFeature } from "#server/contract/feature.ts";
import { readCookie, serverCookies, writeCookie } from "#server/cookies.ts";
import { addOpenOrders } from "./add-open-orders.ts";
import { shopRoutes } from "./api.ts";
import { cartHolder } from "./cart-holder.ts";
import { joinCarts } from "./cart-join.ts";
import { cartOwnerReader } from "./cart-owner.ts";
import { createShopTables } from "./create-tables.ts";
import { createShopOffice } from "./office/office.ts";
import { orderHolder } from "./order-holder.ts";
import { shopPosts } from "./posts.ts";
import { createShop } from "./shop.ts";

/** Cart, checkout, orders, payments, stock. */
export const shop = {
  name: "shop",
  migrations: { "0010-shop": createShopTables, "0013-open-orders": addOpenOrders },

  async create(house: House) {
    const { database, outbox, now } = house;
    const { publicUrl } = house.settings;
    const { services: service, worker, moveOrder } = await createShop(house);
    const readCartOwner = cartOwnerReader(house);
    return {
      service,
      worker,
      api: shopRoutes(service, readCartOwner, publicUrl),
      posts: shopPosts(service, readCartOwner, publicUrl),
      visitorsThings: {
        giveTo: (transaction, { id, cookies }) =>
          joinCarts(transaction, {
            kind: database.kind,
            token: readCookie(serverCookies.cart, cookies, publicUrl),
            accountId: id,
            now: now(),
          }),
        leave: () => writeCookie(serverCookies.cart, null, publicUrl),
      },
      // Carts before orders: whoever settles a payment holds them in this order, too.
      personalData: [cartHolder, orderHolder(database.kind)],
      retention: (_time, before) => [
        // Their lines, events and payments go with them.
        { table: "orders", key: "id", isPast: sql`created_at < ${before("orders")}` },
      ],
      office: ({ audit }) => createShopOffice({ database, outbox, moveOrder, audit }),
    } satisfies MadeFeature;
  },
} as const satisfies Feature;
