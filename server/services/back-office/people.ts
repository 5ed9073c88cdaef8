import type { Database } from "../../db/database.ts";
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
  now: () => number;
}

/** What the site holds about one mail address, for whoever is asked for it or asked to forget it. */
export function createPeople({ database, audit, moderation, now }: Parts): AdminPeople {
  const { queries } = database;
  const holders = holdersOn(database.kind);

  return {
    async find(wanted) {
      const email = addressOf(wanted);
      const found = await heldAbout(holders, queries, email);
      if (found.length === 0) return null;
      return {
        email,
        holdings: found.map(({ kind, things }) => ({ kind, count: things.length })),
        openOrders: await openOrders(queries, email),
      };
    },

    async export(admin, wanted) {
      const email = addressOf(wanted);
      const found = await heldAbout(holders, queries, email);
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
      const outcome = await database.write(async (transaction) => {
        const numbers = await openOrders(transaction, email);
        if (numbers.length > 0) return { kind: "open-orders", numbers } as const;
        const found = await heldAbout(holders, transaction, email);
        if (found.length === 0) return { kind: "unknown" } as const;
        for (const holder of holders) await holder.erase(transaction, email);
        const subject = found.map(({ kind, things }) => `${kind}: ${things.length}`).join(", ");
        await audit(transaction, admin, { action: "Erased one person’s data", subject });
        return { kind: "erased" } as const;
      });
      // Their comments leave the posts.
      if (outcome.kind === "erased") await moderation.refresh();
      return outcome;
    },
  };
}

/** As holders look for it. Anonymised orders have no address, so none is asked for. */
function addressOf(wanted: string): string {
  return plain(wanted).toLowerCase();
}
