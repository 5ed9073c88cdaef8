import { sql } from "kysely";
import type { DatabaseKind } from "../../db/database.ts";
import type { Queries } from "../../db/tables.ts";
import { accountHolder, cartHolder } from "../accounts/personal-data.ts";
import { type Holder, sameAddress } from "./holder.ts";
import { jsonField } from "./listing.ts";
import { orderHolder } from "./order-holder.ts";

/** All kinds. Whatever begins to keep something of a person is named here, and in the ledger of the privacy policy. */
export function holdersOn(kind: DatabaseKind): readonly Holder[] {
  // Carts before orders: whoever settles a payment holds them in this order, too.
  return [
    cartHolder,
    accountHolder,
    subscriptionHolder,
    messageHolder(kind),
    commentHolder,
    mailHolder(kind),
    orderHolder(kind),
  ];
}

/** All that there is about an address (in lower case), without the kinds of which there is nothing. */
export async function heldAbout(
  holders: readonly Holder[],
  queries: Queries,
  email: string,
): Promise<{ kind: string; things: readonly object[] }[]> {
  if (email === "") return [];
  const found: { kind: string; things: readonly object[] }[] = [];
  for (const holder of holders) {
    const things = await holder.find(queries, email);
    if (things.length > 0) found.push({ kind: holder.kind, things });
  }
  return found;
}

const subscriptionHolder: Holder = {
  kind: "Subscription",
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

function messageHolder(kind: DatabaseKind): Holder {
  const isTheirs = (email: string) => sameAddress(jsonField(kind, "payload", "email"), email);
  return {
    kind: "Messages",
    async find(queries, email) {
      const rows = await queries
        .selectFrom("messages")
        .select(["form", "payload", "created_at", "handled_at"])
        .where(isTheirs(email))
        .orderBy("created_at")
        .execute();
      return rows.map(({ payload, ...row }) => ({
        ...row,
        fields: JSON.parse(payload) as Record<string, unknown>,
      }));
    },
    async erase(transaction, email) {
      await transaction.deleteFrom("messages").where(isTheirs(email)).execute();
    },
  };
}

const commentHolder: Holder = {
  kind: "Comments",
  find: (queries, email) =>
    queries
      .selectFrom("comments")
      .select(["post_id", "name", "email", "text", "state", "created_at", "decided_at"])
      .where(sameAddress(sql.ref("email"), email))
      .orderBy("created_at")
      .execute(),
  async erase(transaction, email) {
    await transaction
      .deleteFrom("comments")
      .where(sameAddress(sql.ref("email"), email))
      .execute();
  },
};

/** Mails to a person, and those to the owner that tell of one: each is whole until it is sent. */
function mailHolder(kind: DatabaseKind): Holder {
  const to = jsonField(kind, "mail", "to");
  const replyTo = jsonField(kind, "mail", "replyTo");
  return {
    kind: "Emails not sent yet",
    find: (queries, email) =>
      queries
        .selectFrom("outbox")
        .select([to.as("to"), jsonField(kind, "mail", "subject").as("subject"), "state"])
        .select("created_at")
        .where((eb) => eb.or([sameAddress(to, email), sameAddress(replyTo, email)]))
        .orderBy("created_at")
        .execute(),
    async erase(transaction, email) {
      await transaction
        .deleteFrom("outbox")
        .where((eb) => eb.or([sameAddress(to, email), sameAddress(replyTo, email)]))
        .execute();
    },
  };
}
