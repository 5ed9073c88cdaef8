import type { Holder } from "#server/contract/holder.ts";
import * as words from "./words.ts";

export const subscriptionHolder: Holder = {
  kind: words.subscription,
  tables: ["subscriptions"],
  find: (queries, email) =>
    queries
      .selectFrom("subscriptions")
      .select(["email", "state", "created_at", "requested_at", "confirmed_at", "unsubscribed_at"])
      .where("email", "=", email)
      .execute(),
  async erase(transaction, email) {
    // Its links go with it.
    await transaction.deleteFrom("subscriptions").where("email", "=", email).execute();
  },
};
