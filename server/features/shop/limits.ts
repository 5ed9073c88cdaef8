import type { RateLimits } from "#server/services/rate-limits.ts";

/** Changes of carts from one address: a quick finger on a quantity control stays below it. */
export const CARTS_PER_ADDRESS = { points: 120, seconds: 60 };
/** Orders from one address, and orders that name one mailbox: each sends it a mail. */
export const ORDERS_PER_ADDRESS = { points: 20, seconds: 10 * 60 };
export const ORDERS_PER_MAILBOX = { points: 10, seconds: 60 * 60 };

export type ShopLimits = ReturnType<typeof createShopLimits>;

export function createShopLimits(limits: RateLimits) {
  const carts = limits.perAddress("carts", CARTS_PER_ADDRESS);
  const orders = limits.perAddress("orders", ORDERS_PER_ADDRESS);
  const buyers = limits.perMailbox("buyer", ORDERS_PER_MAILBOX);
  return {
    /** Counts one change of a cart. Returns the seconds to wait when there were too many, else null. */
    consumeCart: (clientAddress: string) => carts.consume(clientAddress),
    /** The same for one try to order. */
    consumeOrder: async (clientAddress: string, mailbox: string) =>
      (await orders.consume(clientAddress)) ?? buyers.consume(mailbox),
  };
}
