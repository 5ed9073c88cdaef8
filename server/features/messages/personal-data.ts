import { type Holder, sameAddress } from "#server/contract/holder.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { jsonField } from "#server/services/listing.ts";
import * as words from "./words.ts";

export function messageHolder(kind: DatabaseKind): Holder {
  const isTheirs = (email: string) => sameAddress(kind, jsonField(kind, "payload", "email"), email);
  return {
    kind: words.messages,
    tables: ["messages"],
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
