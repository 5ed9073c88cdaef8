import { sql } from "kysely";
import { csvLine } from "#shared/csv.ts";
import type { Database } from "#server/db/database.ts";
import type { SubscriptionsTable } from "./tables.ts";
import type { Audit, ListRequest, OfficeAction, OfficeFile } from "#server/contract/office.ts";
import { contains, listPage, plain } from "#server/services/listing.ts";
import { attachment, streamOf } from "#server/routes/attachment.ts";
import { conflict } from "#server/routes/refusal.ts";
import type { AdminSubscribers } from "./office-port.ts";
import type { SubscriptionService } from "./port.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** Rows that an export reads at once. */
const BATCH = 500;

const states = [
  "pending",
  "confirmed",
  "unsubscribed",
] as const satisfies readonly SubscriptionsTable["state"][];

/** Of an address that was entered again after it had left, the last time says nothing about this one. */
const confirmedAt = sql<number | null>`case when state <> 'pending' then confirmed_at end`;

interface Parts {
  database: Database;
  audit: Audit;
  list: Pick<SubscriptionService, "takeOff">;
}

/** The e-mail list, for whoever runs the site. */
export function createAdminSubscribers({ database, audit, list }: Parts): AdminSubscribers {
  const { queries, kind } = database;

  return {
    list(request) {
      return listPage(request.page, matches(request), (asked) =>
        asked
          .select([
            "id",
            "email",
            "state",
            "requested_at as requestedAt",
            confirmedAt.as("confirmedAt"),
          ])
          .orderBy("requested_at", "desc")
          .orderBy("id", "desc")
          .execute(),
      );
    },

    unsubscribe: (admin, id) =>
      database.write(async (transaction) => {
        const outcome = await list.takeOff(transaction, plain(id));
        if (outcome === "done")
          await audit(transaction, admin, { action: words.takenOff, subject: plain(id) });
        return outcome !== "unknown";
      }),

    async *exportCsv(admin, request) {
      await database.write((transaction) =>
        audit(transaction, admin, { action: words.exported, subject: described(request) }),
      );
      yield csvLine(["email", "state", "requested_at", "confirmed_at"]);
      // By address, which never changes: who subscribes again meanwhile is neither missed nor listed twice.
      for (let after = ""; ;) {
        const rows = await matches(request)
          .select(["email", "state", "requested_at", confirmedAt.as("confirmed_at")])
          .where("email", ">", after)
          .orderBy("email")
          .limit(BATCH)
          .execute();
        const last = rows.at(-1);
        if (!last) return;
        yield rows
          .map((row) =>
            csvLine([row.email, row.state, isoTime(row.requested_at), isoTime(row.confirmed_at)]),
          )
          .join("");
        after = last.email;
      }
    },
  };

  function matches({ query, state: wanted }: Omit<ListRequest, "page">) {
    const state = states.find((name) => name === wanted);
    return queries
      .selectFrom("subscriptions")
      .$if(state !== undefined, (list) => list.where("state", "=", state ?? "pending"))
      .$if(query !== "", (list) => list.where(contains(kind, sql.ref("email"), query)));
  }
}

/** The form that takes an address off the list for somebody who asked for it. */
export function unsubscribeAddress(subscribers: AdminSubscribers): OfficeAction {
  const sent = words.unsubscribed;
  return {
    sent,
    act: async (admin, { id = "" }) =>
      (await subscribers.unsubscribe(admin, id)) ? sent : conflict("form", words.gone),
  };
}

/** The list as a file, as it is searched and filtered on its page. */
export function subscribersFile(subscribers: AdminSubscribers): OfficeFile {
  return async (context, admin) => {
    const request = {
      query: context.req.query("q") ?? "",
      state: context.req.query("state") ?? "",
    };
    const lines = subscribers.exportCsv(admin, request)[Symbol.asyncIterator]();
    // Whatever is wrong at the beginning is still told by a status.
    const first = await lines.next();
    return attachment("subscribers.csv", "text/csv; charset=utf-8", streamOf(first, lines));
  };
}

/** Which ones, without the search word: it may be somebody's address. */
function described({ query, state }: Omit<ListRequest, "page">): string {
  const which = states.find((name) => name === state) ?? words.all;
  return plain(query) === "" ? which : fill(words.searchResults, { state: which });
}

function isoTime(instant: number | null): string {
  return instant === null ? "" : new Date(instant).toISOString();
}
