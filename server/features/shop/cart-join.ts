import { shop } from "#content/shop.ts";
import { joinLines, orderableQuantity } from "#shared/shop/cart.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import type { CartLinesTable, CartsTable } from "./tables.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import { createToken, hashToken } from "#server/tokens.ts";
import { cartExpiry, findCart, forgetExpired, newCart } from "./cart-store.ts";
import { holdCart } from "./order-store.ts";
import { stockLevels } from "./stock.ts";

interface Joining {
  kind: DatabaseKind;
  /** What the visitor's cookie holds, unchecked. */
  token: string | null;
  accountId: string;
  now: number;
}

/**
 * Makes the visitor's cart the account's, at the moment of signing in: where the account has one already, they become one, and the
 * visitor's coupon wins. From then on no cookie opens it.
 */
export async function joinCarts(
  transaction: WriteTransaction,
  { kind, token, accountId, now }: Joining,
): Promise<void> {
  const found = await findCart(transaction, { token, accountId: null }, now);
  const visitors = found && (await holdCart(transaction, kind, found.id));
  // Somebody who signed in with the same cookie at the same time has taken it.
  if (!visitors || visitors.account_id !== null) return;
  const own = await holdAccountsCart(transaction, kind, accountId, now);
  if (own) await pourInto(transaction, own, visitors, now);
  else await give(transaction, visitors, accountId, now);
}

/**
 * The account's cart, held; undefined: it has none. Another of its devices may be making one at this moment. So its place is taken first,
 * which waits for that device, and given up again: until this transaction ends nobody else gets it.
 */
async function holdAccountsCart(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  accountId: string,
  now: number,
): Promise<CartsTable | undefined> {
  await forgetExpired(transaction, accountId, now);
  const taken = await transaction
    .insertInto("carts")
    .values(newCart(createToken(), accountId, now))
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (taken) {
    await transaction.deleteFrom("carts").where("id", "=", taken.id).execute();
    return undefined;
  }
  const known = await findCart(transaction, { token: null, accountId }, now);
  return known && (await holdCart(transaction, kind, known.id));
}

async function give(
  transaction: WriteTransaction,
  { id }: CartsTable,
  accountId: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable("carts")
    .set((column) => ({
      account_id: accountId,
      token_hash: hashToken(createToken()),
      revision: column("revision", "+", 1),
      expires_at: cartExpiry(now),
    }))
    .where("id", "=", id)
    .execute();
}

async function pourInto(
  transaction: WriteTransaction,
  own: CartsTable,
  visitors: CartsTable,
  now: number,
): Promise<void> {
  const [before, added] = [
    await linesOf(transaction, own.id),
    await linesOf(transaction, visitors.id),
  ];
  const levels = await stockLevels(
    transaction,
    added.map(({ sku }) => sku),
  );
  const lines = joinLines(before, added, (sku) =>
    orderableQuantity(levels[sku] ?? 0, shop.maxQuantity),
  );
  await moveOrders(transaction, visitors.id, own.id);
  await transaction.deleteFrom("cart_lines").where("cart_id", "=", own.id).execute();
  await transaction.deleteFrom("carts").where("id", "=", visitors.id).execute();
  if (lines.length > 0) {
    await transaction
      .insertInto("cart_lines")
      .values(lines.map((line) => ({ ...line, cart_id: own.id })))
      .execute();
  }
  await transaction
    .updateTable("carts")
    .set({
      coupon: visitors.coupon ?? own.coupon,
      revision: Math.max(own.revision, visitors.revision) + 1,
      expires_at: cartExpiry(now),
    })
    .where("id", "=", own.id)
    .execute();
}

/**
 * An order that waits for its payment takes what was bought out of its cart: it has to know the one that is left. Its key goes with it, unless
 * that cart knows the same one: a checkout that stayed open sent it from both, and the account's own answer counts.
 */
async function moveOrders(transaction: WriteTransaction, from: string, to: string): Promise<void> {
  await transaction
    .deleteFrom("order_keys")
    .where("cart_id", "=", from)
    .where("key", "in", (eb) =>
      eb.selectFrom("order_keys as kept").select("kept.key").where("kept.cart_id", "=", to),
    )
    .execute();
  await transaction
    .updateTable("order_keys")
    .set({ cart_id: to })
    .where("cart_id", "=", from)
    .execute();
  await transaction
    .updateTable("orders")
    .set({ cart_id: to })
    .where("cart_id", "=", from)
    .execute();
}

function linesOf(transaction: WriteTransaction, cartId: string): Promise<CartLinesTable[]> {
  return transaction
    .selectFrom("cart_lines")
    .selectAll()
    .where("cart_id", "=", cartId)
    .orderBy("added_at")
    .orderBy("sku")
    .execute();
}
