import { sql } from "kysely";
import { type Holder, sameAddress } from "#server/contract/holder.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import * as words from "./words.ts";

/** @param erased called when a person's comments are gone: they leave the posts. */
export function commentHolder(kind: DatabaseKind, erased: () => Promise<void>): Holder {
  return {
    erased,
    kind: words.comments,
    tables: ["comments"],
    find: (queries, email) =>
      queries
        .selectFrom("comments")
        .select(["post_id", "name", "email", "text", "state", "created_at", "decided_at"])
        .where(sameAddress(kind, sql.ref("email"), email))
        .orderBy("created_at")
        .execute(),
    async erase(transaction, email) {
      await transaction
        .deleteFrom("comments")
        .where(sameAddress(kind, sql.ref("email"), email))
        .execute();
    },
  };
}
