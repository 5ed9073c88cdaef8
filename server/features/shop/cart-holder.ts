import type { Holder } from "#server/contract/holder.ts";
import type { Queries } from "#server/db/tables.ts";

/** What lies in the account's cart. A cart without an account cannot be told to be anybody's; one with an account goes with it. */
export const cartHolder: Holder = {
  kind: "Cart",
  find: (queries, email) => cartOf(queries, email),
  erase: async () => {},
};

function cartOf(queries: Queries, email: string) {
  return queries
    .selectFrom("cart_lines")
    .innerJoin("carts", "carts.id", "cart_lines.cart_id")
    .innerJoin("accounts", "accounts.id", "carts.account_id")
    .select(["cart_lines.sku", "cart_lines.quantity", "cart_lines.added_at"])
    .where("accounts.email", "=", email)
    .orderBy("cart_lines.added_at")
    .execute();
}
