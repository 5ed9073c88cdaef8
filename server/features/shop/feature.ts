import { sql } from "kysely";
import type { Feature, House, MadeFeature } from "#server/contract/feature.ts";
import { shopRoutes } from "./api.ts";
import { cartOwnerReader } from "./cart-owner.ts";
import { createShopTables } from "./create-tables.ts";
import { createShopOffice } from "./office/office.ts";
import { orderHolder } from "./order-holder.ts";
import { shopPosts } from "./posts.ts";
import { createShop } from "./shop.ts";
import { visitorsCart } from "./visitors-cart.ts";

/** Cart, checkout, orders, payments, stock. */
export const shop = {
  name: "shop",
  migrations: { "0001-shop": createShopTables },

  async create(house: House) {
    const { database, outbox } = house;
    const { publicUrl } = house.settings;
    const { services: service, worker, moveOrder } = await createShop(house);
    const readCartOwner = cartOwnerReader(house);
    return {
      service,
      worker,
      api: shopRoutes(service, readCartOwner, publicUrl),
      posts: shopPosts(service, readCartOwner, publicUrl),
      visitorsThings: visitorsCart(house),
      personalData: [orderHolder(database.kind)],
      retention: (_time, before) => [
        // Their lines, events and payments go with them.
        { table: "orders", key: "id", isPast: sql`created_at < ${before("orders")}` },
      ],
      office: ({ audit }) => createShopOffice({ database, outbox, moveOrder, audit }),
    } satisfies MadeFeature;
  },
} as const satisfies Feature;
