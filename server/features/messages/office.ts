import { sql, type SqlBool } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { MessagesTable } from "./tables.ts";
import type { Labels } from "#server/contract/form.ts";
import type { Audit, ListRequest, OfficeAction } from "#server/contract/office.ts";
import { contains, listPage, plain } from "#server/services/listing.ts";
import { conflict } from "#server/routes/refusal.ts";
import { shortened } from "#shared/shortened.ts";
import type { AdminMessages, MessageRow } from "./office-port.ts";
import * as words from "./words.ts";

/** Characters of a message that its line in a list shows. */
const EXCERPT = 140;

interface Parts {
  database: Database;
  audit: Audit;
  now: () => number;
  /** What fields are called, by their forms. */
  labels: ReadonlyMap<string, Labels>;
}

type Row = Pick<MessagesTable, "id" | "form" | "payload" | "created_at" | "handled_at">;

/** What visitors wrote by the site's forms. */
export function createAdminMessages({ database, audit, now, labels }: Parts): AdminMessages {
  const { queries, kind } = database;
  const columns = ["id", "form", "payload", "created_at", "handled_at"] as const;

  return {
    list(request) {
      return listPage(request.page, matches(request), async (asked) => {
        const rows = await asked
          .select(columns)
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .execute();
        return rows.map(summary);
      });
    },

    async find(id) {
      const row = await queries
        .selectFrom("messages")
        .select(columns)
        .where("id", "=", plain(id))
        .executeTakeFirst();
      if (!row) return null;
      const called = labels.get(row.form) ?? {};
      const fields = fieldsOf(row).map(({ name, value }) => ({
        name,
        label: Object.hasOwn(called, name) ? called[name]! : name,
        value,
      }));
      return { ...summary(row), fields };
    },

    setHandled: (admin, id, handled) =>
      database.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("messages")
          .set({ handled_at: handled ? now() : null })
          .where("id", "=", plain(id))
          .where("handled_at", handled ? "is" : "is not", null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows) {
          const action = handled ? words.markedAsDone : words.reopening;
          await audit(transaction, admin, { action, subject: plain(id) });
          return true;
        }
        const known = await transaction
          .selectFrom("messages")
          .select("id")
          .where("id", "=", plain(id))
          .executeTakeFirst();
        return known !== undefined;
      }),
  };

  function matches({ query, state }: ListRequest) {
    return queries
      .selectFrom("messages")
      .$if(state === "open", (messages) => messages.where("handled_at", "is", null))
      .$if(state === "handled", (messages) => messages.where("handled_at", "is not", null))
      .$if(query !== "", (messages) => messages.where(wasWritten(query)));
  }

  /** Looks into what was typed, not into the names of the fields. */
  function wasWritten(query: string) {
    const fields =
      kind === "postgres" ? sql`json_each_text(payload::json)` : sql`json_each(payload)`;
    const found = contains(kind, sql.ref("field.value"), query);
    return sql<SqlBool>`exists (select 1 from ${fields} as field where ${found})`;
  }
}

function fieldsOf({ payload }: Row): { name: string; value: string }[] {
  const fields = JSON.parse(payload) as Record<string, string>;
  return Object.entries(fields).map(([name, value]) => ({ name, value }));
}

function summary(row: Row): MessageRow {
  const fields = fieldsOf(row);
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? "";
  const written =
    value("message") ||
    value("note") ||
    fields
      .filter(({ name }) => name !== "name" && name !== "email")
      .map((field) => field.value)
      .filter(Boolean)
      .join(", ");
  return {
    id: row.id,
    form: row.form,
    from: value("name") || value("email"),
    excerpt: shortened(written.replace(/\s+/g, " "), EXCERPT),
    receivedAt: row.created_at,
    handledAt: row.handled_at,
  };
}

/** The form that says whether a message is dealt with. */
export function handleMessage(messages: AdminMessages): OfficeAction {
  return {
    sent: words.updated,
    async act(admin, { id = "", handled = "" }) {
      const isDone = handled === "1";
      const isKnown = await messages.setHandled(admin, id, isDone);
      if (!isKnown) return conflict("form", words.gone);
      return isDone ? words.done : words.reopened;
    },
  };
}
