import { randomUUID } from "node:crypto";
import { shop } from "#content/shop.ts";
import type { CartView } from "#shared/shop/cart.ts";
import type { CartsTable } from "../../db/shop-tables.ts";
import type { Queries, WriteTransaction } from "../../db/tables.ts";
import { createToken, hashToken, looksLikeToken } from "../../tokens.ts";
import { emptyCart, type StoredCart, viewCart } from "./cart-view.ts";
import { stockLevels } from "./stock.ts";

const DAY_MS = 24 * 60 * 60_000;

/** The cart behind a token, while it is kept. */
export async function findCart(
  queries: Queries,
  token: string | null,
  now: number,
): Promise<CartsTable | undefined> {
  if (token === null || !looksLikeToken(token)) return undefined;
  return queries
    .selectFrom("carts")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** A cart's view from what the database holds now; without a cart the empty one. */
export async function viewStored(
  queries: Queries,
  cart: CartsTable | undefined,
  now: number,
): Promise<CartView> {
  if (!cart) return viewCart(emptyCart, {}, now);
  const stored = await storedCart(queries, cart);
  const levels = await stockLevels(
    queries,
    stored.lines.map(({ sku }) => sku),
  );
  return viewCart(stored, levels, now);
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

/** The cart behind the token, held for this transaction, or a new one. */
export async function touchCart(
  transaction: WriteTransaction,
  token: string | null,
  now: number,
): Promise<{ cart: CartsTable; token: string }> {
  const expires_at = now + shop.cartDays * DAY_MS;
  if (token !== null && looksLikeToken(token)) {
    const cart = await transaction
      .updateTable("carts")
      .set((column) => ({ revision: column("revision", "+", 1), expires_at }))
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", now)
      .returningAll()
      .executeTakeFirst();
    if (cart) return { cart, token };
  }
  const created = createToken();
  const cart = await transaction
    .insertInto("carts")
    .values({
      id: randomUUID(),
      token_hash: hashToken(created),
      coupon: null,
      revision: 1,
      created_at: now,
      expires_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { cart, token: created };
}
