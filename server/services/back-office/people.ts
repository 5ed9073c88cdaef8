import type { Database } from "../../db/database.ts";
import { eraseKeptMails, keptMailsAbout } from "../../mail/kept-mails.ts";
import type { Audit } from "./audit.ts";
import type { Moderation } from "./comments.ts";
import { heldAbout, holdersOn } from "./holders.ts";
import { plain } from "./listing.ts";
import { openOrders } from "./order-holder.ts";
import type { AdminPeople } from "./ports.ts";

interface Parts {
  database: Database;
  audit: Audit;
  moderation: Moderation;
  /** Where mails are kept while no mail server is set up; each process knows its own. */
  mailFolder: string;
  now: () => number;
}

/** What the site holds about one mail address, for whoever is asked for it or asked to forget it. */
export function createPeople({ database, audit, moderation, mailFolder, now }: Parts): AdminPeople {
  const { queries } = database;
  const holders = holdersOn(database.kind);

  return {
    async find(wanted) {
      const email = addressOf(wanted);
      const found = await everythingAbout(email);
      if (found.length === 0) return null;
      return {
        email,
        holdings: found.map(({ kind, things }) => ({ kind, count: things.length })),
        openOrders: await openOrders(queries, email),
      };
    },

    async export(admin, wanted) {
      const email = addressOf(wanted);
      const found = await everythingAbout(email);
      if (found.length === 0) return null;
      await database.write((transaction) =>
        audit(transaction, admin, { action: "Exported one person’s data", subject: "" }),
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
        const numbers = await openOrders(transaction, email);
        if (numbers.length > 0) return { kind: "open-orders", numbers } as const;
        const found = [...(await heldAbout(holders, transaction, email)), ...files];
        if (found.length === 0) return { kind: "unknown" } as const;
        for (const holder of holders) await holder.erase(transaction, email);
        const subject = found.map(({ kind, things }) => `${kind}: ${things.length}`).join(", ");
        await audit(transaction, admin, { action: "Erased one person’s data", subject });
        return { kind: "erased" } as const;
      });
      if (outcome.kind === "erased") {
        // Files are no part of a transaction: they go after it.
        await eraseKeptMails(mailFolder, email);
        // Their comments leave the posts.
        await moderation.refresh();
      }
      return outcome;
    },
  };

  async function everythingAbout(email: string) {
    return [...(await heldAbout(holders, queries, email)), ...(await filesAbout(email))];
  }

  async function filesAbout(email: string) {
    const things = email === "" ? [] : await keptMailsAbout(mailFolder, email);
    return things.length > 0 ? [{ kind: "Emails kept as files", things }] : [];
  }
}

/** As holders look for it. Anonymised orders have no address, so none is asked for. */
function addressOf(wanted: string): string {
  return plain(wanted).toLowerCase();
}
