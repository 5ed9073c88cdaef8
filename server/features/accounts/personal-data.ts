import type { Holder } from "#server/contract/holder.ts";

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
