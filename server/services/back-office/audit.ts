import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import type { WriteTransaction } from "../../db/tables.ts";
import { contains, listPage, rowCount } from "./listing.ts";
import type { Admin, BackOffice } from "./ports.ts";

/** Writes down what an admin does, in the transaction that does it: neither happens without the other. */
export type Audit = (
  transaction: WriteTransaction,
  admin: Admin,
  entry: { action: string; subject: string },
) => Promise<void>;

export function createAudit(now: () => number): Audit {
  return async (transaction, admin, { action, subject }) => {
    await transaction
      .insertInto("audit_log")
      .values({ id: randomUUID(), at: now(), admin: admin.email, action, subject })
      .execute();
  };
}

/** What was done, newest first. Searches who, what and to what. */
export function createAuditLog({ queries, kind }: Database): BackOffice["audit"] {
  return {
    list({ query, page }) {
      const matching = queries
        .selectFrom("audit_log")
        .$if(query !== "", (log) =>
          log.where(contains(kind, sql`(admin || ' ' || action || ' ' || subject)`, query)),
        );
      return listPage(
        page,
        () => matching.select(rowCount).executeTakeFirstOrThrow(),
        ({ limit, offset }) =>
          matching
            .select(["id", "at", "admin", "action", "subject"])
            .orderBy("at", "desc")
            .orderBy("id", "desc")
            .limit(limit)
            .offset(offset)
            .execute(),
      );
    },
  };
}
