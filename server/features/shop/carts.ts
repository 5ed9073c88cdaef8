import type { Database } from "#server/db/database.ts";
import { CartRefusal, changeCart } from "./cart-change.ts";
import { findCart, touchCart, viewStored } from "./cart-store.ts";
import type { Goods } from "./goods.ts";
import type { ShopLimits } from "./limits.ts";
import type { CartService } from "./ports.ts";

interface Parts {
  database: Database;
  goods: Goods;
  limits: ShopLimits;
  now: () => number;
}

/** Carts: found by the account that is signed in, else by the token in the cookie; forgotten when nobody touched them for a while. */
export function createCarts({ database, goods, limits, now }: Parts): CartService {
  const { queries } = database;

  return {
    async view(owner) {
      return viewStored(queries, goods, await findCart(queries, owner, now()), now());
    },

    async change(owner, change, { clientAddress }) {
      const retryAfterSeconds = await limits.consumeCart(clientAddress);
      if (retryAfterSeconds !== null) return { kind: "rate-limited", retryAfterSeconds };
      try {
        return await database.write(async (transaction) => {
          const held = await touchCart(transaction, owner, now());
          await changeCart(transaction, goods, held.cart, change, now());
          const cart = await viewStored(transaction, goods, held.cart, now());
          return { kind: "changed", token: held.token, cart };
        });
      } catch (error) {
        if (!(error instanceof CartRefusal)) throw error;
        return { kind: "invalid", errors: error.errors };
      }
    },
  };
}
