import type { Queries, WriteTransaction } from "../../db/tables.ts";
import type { Holder } from "../back-office/holder.ts";

/*
 * What accounts keep of a person, for whoever is asked for it or asked to forget it (server/services/back-office/holders.ts names all kinds).
 */

/** The account itself, with when it was signed in to. Passwords, tokens and links are secrets: they are in no file. */
export const accountHolder: Holder = {
  kind: "Account",
  async find(queries, email) {
    const accounts = await queries
      .selectFrom("accounts")
      .selectAll()
      .where("email", "=", email)
      .execute();
    return Promise.all(
      accounts.map(async ({ id, name, email_verified, created_at }) => ({
        email,
        name,
        confirmed: email_verified === 1,
        created_at,
        signedIn: await queries
          .selectFrom("account_sessions")
          .select(["created_at", "expires_at"])
          .where("account_id", "=", id)
          .orderBy("created_at")
          .execute(),
      })),
    );
  },
  /** Credentials, sessions, links and the cart go with it; orders lose it (migration 0011). */
  async erase(transaction, email) {
    await transaction.deleteFrom("accounts").where("email", "=", email).execute();
  },
};

/** What lies in the account's cart. A cart without an account cannot be told to be anybody's. */
export const cartHolder: Holder = {
  kind: "Cart",
  find: (queries, email) => cartOf(queries, email),
  async erase(transaction: WriteTransaction, email) {
    await transaction
      .deleteFrom("carts")
      .where("account_id", "in", (eb) =>
        eb.selectFrom("accounts").select("id").where("email", "=", email),
      )
      .execute();
  },
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
