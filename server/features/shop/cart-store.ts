import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { shop } from "#content/shop.ts";
import type { CartView } from "#shared/shop/cart.ts";
import { DAY } from "#server/clock.ts";
import type { CartsTable } from "./tables.ts";
import type { Queries, WriteTransaction } from "#server/db/tables.ts";
import { createToken, hashToken, looksLikeToken } from "#server/tokens.ts";
import type { Goods } from "./goods.ts";
import type { CartOwner } from "./ports.ts";
import { emptyCart, type StoredCart, viewCart } from "./cart-view.ts";
import { stockLevels } from "./stock.ts";

/** Somebody's cart, while it is kept. A cart that belongs to an account is not opened by a token. */
export async function findCart(
  queries: Queries,
  { token, accountId }: CartOwner,
  now: number,
): Promise<CartsTable | undefined> {
  const kept = queries.selectFrom("carts").selectAll().where("expires_at", ">", now);
  if (accountId !== null) return kept.where("account_id", "=", accountId).executeTakeFirst();
  if (token === null || !looksLikeToken(token)) return undefined;
  return kept
    .where("token_hash", "=", hashToken(token))
    .where("account_id", "is", null)
    .executeTakeFirst();
}

/** A cart's view from what the database holds now; without a cart the empty one. */
export async function viewStored(
  queries: Queries,
  goods: Goods,
  cart: CartsTable | undefined,
  now: number,
): Promise<CartView> {
  if (!cart) return viewCart(goods, emptyCart, {}, now);
  const stored = await storedCart(queries, cart);
  const levels = await stockLevels(
    queries,
    stored.lines.map(({ sku }) => sku),
  );
  return viewCart(goods, stored, levels, now);
}

/** What is in a cart, as it was put in. */
export async function storedCart(queries: Queries, cart: CartsTable): Promise<StoredCart> {
  return { revision: cart.revision, coupon: cart.coupon, lines: await linesOf(queries, cart.id) };
}

function linesOf(queries: Queries, cartId: string) {
  return queries
    .selectFrom("cart_lines")
    .select(["sku", "quantity", "unit_price as unitPrice"])
    .where("cart_id", "=", cartId)
    .orderBy("added_at")
    .orderBy("sku")
    .execute();
}

/** When a cart is forgotten that is touched now. */
export function cartExpiry(now: number): number {
  return now + shop.cartDays * DAY;
}

/** Somebody's cart, held for this transaction, or a new one. Null for a token: it belongs to an account. */
export async function touchCart(
  transaction: WriteTransaction,
  { token, accountId }: CartOwner,
  now: number,
): Promise<{ cart: CartsTable; token: string | null }> {
  const expires_at = cartExpiry(now);
  if (accountId !== null) {
    return { cart: await touchAccountCart(transaction, accountId, now), token: null };
  }
  if (token !== null && looksLikeToken(token)) {
    const cart = await transaction
      .updateTable("carts")
      .set((column) => ({ revision: column("revision", "+", 1), expires_at }))
      .where("token_hash", "=", hashToken(token))
      .where("account_id", "is", null)
      .where("expires_at", ">", now)
      .returningAll()
      .executeTakeFirst();
    if (cart) return { cart, token };
  }
  const created = createToken();
  const cart = await transaction
    .insertInto("carts")
    .values(newCart(created, null, now))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { cart, token: created };
}

/** An account has one cart, however many of its devices put something in at once. */
async function touchAccountCart(
  transaction: WriteTransaction,
  accountId: string,
  now: number,
): Promise<CartsTable> {
  await forgetExpired(transaction, accountId, now);
  return transaction
    .insertInto("carts")
    .values(newCart(createToken(), accountId, now))
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet((column) => ({
        revision: sql<number>`${column.ref("carts.revision")} + 1`,
        expires_at: cartExpiry(now),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A cart of the account whose time is over is in the way of a new one. */
export async function forgetExpired(
  transaction: WriteTransaction,
  accountId: string,
  now: number,
): Promise<void> {
  await transaction
    .deleteFrom("carts")
    .where("account_id", "=", accountId)
    .where("expires_at", "<=", now)
    .execute();
}

/** An empty cart, as it is stored. */
export function newCart(token: string, accountId: string | null, now: number): CartsTable {
  return {
    id: randomUUID(),
    token_hash: hashToken(token),
    account_id: accountId,
    coupon: null,
    revision: 1,
    created_at: now,
    expires_at: cartExpiry(now),
  };
}
