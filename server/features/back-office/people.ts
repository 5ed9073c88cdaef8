import type { Database } from "#server/db/database.ts";
import { eraseKeptMails, keptMailsAbout } from "#server/mail/kept-mails.ts";
import type { Holder, Unfinished } from "#server/contract/holder.ts";
import type { Audit, OfficeAction, OfficeFile } from "#server/contract/office.ts";
import { textError } from "#server/routes/answers.ts";
import { attachment } from "#server/routes/attachment.ts";
import { conflict, invalid } from "#server/routes/refusal.ts";
import type { Queries } from "#server/db/tables.ts";
import { heldAbout } from "#server/services/holders.ts";
import { plain } from "#server/services/listing.ts";
import type { AdminPeople } from "./ports.ts";
import { comparedAddress } from "#shared/forms/mail-address.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

interface Parts {
  database: Database;
  audit: Audit;
  holders: () => readonly Holder[];
  /** Where mails are kept while no mail server is set up; each process knows its own. */
  mailFolder: string;
  /** The site's own addresses (`ownAddresses`). */
  own: ReadonlySet<string>;
  now: () => number;
}

/** What the site holds about one mail address, for whoever is asked for it or asked to forget it. */
export function createPeople({
  database,
  audit,
  holders,
  mailFolder,
  own,
  now,
}: Parts): AdminPeople {
  const { queries } = database;

  return {
    async find(wanted) {
      const email = addressOf(wanted);
      const found = await everythingAbout(email);
      if (found.length === 0) return null;
      return {
        email,
        holdings: found.map(({ kind, things }) => ({ kind, count: things.length })),
        unfinished: await unfinished(queries, email),
        remains: [
          ...new Set(
            holders().flatMap(({ kind, remains }) =>
              remains && found.some((held) => held.kind === kind) ? [remains] : [],
            ),
          ),
        ],
      };
    },

    async export(admin, wanted) {
      const email = addressOf(wanted);
      const found = await everythingAbout(email);
      if (found.length === 0) return null;
      await database.write((transaction) =>
        audit(transaction, admin, { action: words.personExported, subject: "" }),
      );
      return {
        email,
        exportedAt: new Date(now()).toISOString(),
        ...Object.fromEntries(found.map(({ kind, things }) => [kind, things])),
      };
    },

    async erase(admin, wanted) {
      const email = addressOf(wanted);
      const files = await filesAbout(email);
      const outcome = await database.write(async (transaction) => {
        const open = await unfinished(transaction, email);
        if (open.length > 0)
          return { kind: "unfinished", sentences: open.map(({ sentence }) => sentence) } as const;
        const found = [...(await heldAbout(holders(), transaction, email)), ...files];
        if (found.length === 0) return { kind: "unknown" } as const;
        for (const holder of holders()) await holder.erase(transaction, email);
        const subject = found
          .map(({ kind, things }) => fill(words.held, { kind, count: things.length }))
          .join(", ");
        await audit(transaction, admin, { action: words.personErased, subject });
        return { kind: "erased" } as const;
      });
      if (outcome.kind === "erased") {
        // Files are no part of a transaction: they go after it.
        await eraseKeptMails(mailFolder, email, own);
        for (const holder of holders()) await holder.erased?.();
      }
      return outcome;
    },
  };

  async function everythingAbout(email: string) {
    return [...(await heldAbout(holders(), queries, email)), ...(await filesAbout(email))];
  }

  async function unfinished(on: Queries, email: string): Promise<Unfinished[]> {
    const all = await Promise.all(
      holders().map(async (holder) => (await holder.unfinished?.(on, email)) ?? []),
    );
    return all.flat();
  }

  async function filesAbout(email: string) {
    const things = email === "" ? [] : await keptMailsAbout(mailFolder, email, own);
    return things.length > 0 ? [{ kind: words.keptMails, things }] : [];
  }
}

/** As holders look for it. Anonymised orders have no address, so none is asked for. */
function addressOf(wanted: string): string {
  return comparedAddress(plain(wanted));
}

/** The form that erases a person, who is named twice. */
export function erasePerson(people: AdminPeople): OfficeAction {
  const sent = words.erased;
  return {
    sent,
    labels: { confirm: words.confirmation },
    async act(admin, { email = "", confirm = "" }) {
      if (confirm.trim() === "" || addressOf(confirm) !== addressOf(email))
        return invalid("confirm", words.addressesDiffer);
      const outcome = await people.erase(admin, email);
      if (outcome.kind === "erased") return sent;
      if (outcome.kind === "unknown") return conflict("form", words.noData);
      return conflict("form", [words.nothingErased, ...outcome.sentences].join(" "));
    },
  };
}

/** All that is kept about a person, as a file to hand on. */
export function personFile(people: AdminPeople): OfficeFile {
  return async (context, admin) => {
    const data = await people.export(admin, context.req.query("email") ?? "");
    if (!data) return textError("not-found");
    const json = `${JSON.stringify(data, null, 2)}\n`;
    return attachment("person.json", "application/json; charset=utf-8", json);
  };
}
