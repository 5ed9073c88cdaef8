import type { VisitorsThings } from "#server/contract/account.ts";
import type { House } from "#server/contract/feature.ts";
import { readCookie, writeCookie } from "#server/cookies.ts";
import { joinCarts } from "./cart-join.ts";
import { cartCookie } from "./keeping.ts";
import * as words from "./words.ts";

/** A cart is a visitor's while nobody is signed in, and an account's afterwards. Without an account it cannot be told to be anybody's. */
export function visitorsCart({
  database: { kind },
  settings: { publicUrl },
  now,
}: Pick<House, "database" | "now" | "settings">): VisitorsThings {
  return {
    kind: words.cart,
    tables: ["carts"],
    giveTo: (transaction, { id, cookies }) =>
      joinCarts(transaction, {
        kind,
        token: readCookie(cartCookie, cookies, publicUrl),
        accountId: id,
        now: now(),
      }),
    leave: () => writeCookie(cartCookie, null, publicUrl),
    find: (queries, { id }) =>
      queries
        .selectFrom("cart_lines")
        .innerJoin("carts", "carts.id", "cart_lines.cart_id")
        .select(["cart_lines.sku", "cart_lines.quantity", "cart_lines.added_at"])
        .where("carts.account_id", "=", id)
        .orderBy("cart_lines.added_at")
        .execute(),
    async forget(transaction, accountId) {
      await transaction.deleteFrom("carts").where("account_id", "=", accountId).execute();
    },
  };
}
