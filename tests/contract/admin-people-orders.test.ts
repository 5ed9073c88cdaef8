import { describe, expect, it } from "vitest";
import { OWNER, startBackOffice } from "./support/admin.ts";
import { databasesFor } from "./support/harness.ts";
import { ordered } from "./support/ordered.ts";
import { ADA } from "./support/person.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("one person's data on %s", (kind) => {
  it("of orders that were never paid goes whole", async () => {
    const server = await startBackOffice(kind);
    const { number } = await ordered(server, ADA, "paid");
    const { queries } = server.runtime.database;
    await queries.updateTable("orders").set({ state: "cancelled" }).execute();
    const { people, orders } = server.runtime.services.backOffice;
    expect(await people.erase({ email: OWNER }, ADA)).toEqual({ kind: "erased" });
    expect(await orders.find(number)).toBeNull();
    for (const table of ["order_lines", "order_events", "order_keys", "payment_attempts"] as const)
      expect(await queries.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it("of an order that was placed since somebody looked stays, too", async () => {
    const server = await startBackOffice(kind);
    const closed = await ordered(server, ADA, "delivered");
    const open = await ordered(server, ADA, "paid");
    const { database, services } = server.runtime;
    await database.write((transaction) =>
      server.runtime.made.shop.personalData[0]!.erase(transaction, ADA),
    );
    const { orders } = services.backOffice;
    expect((await orders.find(open.number))?.order.email).toBe(ADA);
    expect((await orders.find(closed.number))?.order.email).toBe("");
  });

  it("is not needed to refund an order later: nobody is written to", async () => {
    const server = await startBackOffice(kind);
    const { number } = await ordered(server, ADA, "delivered");
    await server.mails();
    const { people, orders } = server.runtime.services.backOffice;
    await people.erase({ email: OWNER }, ADA);
    expect(await orders.move({ email: OWNER }, number, "refunded")).toBe("refunded");
    expect(await server.mails()).toEqual([]);
  });
});
