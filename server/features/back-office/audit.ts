import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { contains, listPage } from "#server/services/listing.ts";
import type { Audit } from "#server/contract/office.ts";
import type { BackOfficeService } from "./ports.ts";
import type { AuditLogTable } from "./tables.ts";

export function createAudit(now: () => number): Audit {
  return async (transaction, admin, { action, subject }) => {
    const row: AuditLogTable = {
      id: randomUUID(),
      at: now(),
      admin: admin.email,
      action,
      subject,
    };
    await transaction.insertInto("audit_log").values(row).execute();
  };
}

/** What was done, newest first. Searches who, what and to what. */
export function createAuditLog({ queries, kind }: Database): BackOfficeService["audit"] {
  return {
    list({ query, page }) {
      const matching = queries
        .selectFrom("audit_log")
        .$if(query !== "", (log) =>
          log.where(contains(kind, sql`(admin || ' ' || action || ' ' || subject)`, query)),
        );
      return listPage(page, matching, (asked) =>
        asked
          .select(["id", "at", "admin", "action", "subject"])
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .execute(),
      );
    },
  };
}
