import { describe, expect, it } from "vitest";
import { OWNER, signIn } from "./support/admin.ts";
import { placed, visitorsBuyer, withNewKey } from "./support/buyer.ts";
import { databasesFor, jsonPost } from "./support/harness.ts";
import { ordered, SKU } from "./support/ordered.ts";
import { ADA, dump, typed } from "./support/person.ts";
import { ada, registered, startAccounts } from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("the data of somebody with an account on %s", (kind) => {
  it("is found, handed out without secrets, and erased with cart, sessions and links", async () => {
    const server = await startAccounts(kind, { ADMIN_EMAILS: OWNER, RATE_LIMIT: "off" });
    const owner = await signIn(server);
    const visitor = await registered(server, ada);
    await visitor.call("/api/cart/lines", jsonPost({ sku: SKU, quantity: 2 }));
    const { people } = server.runtime.services.backOffice;
    expect((await people.find(ADA))?.holdings.map(({ kind: name }) => name)).toEqual([
      "Account",
      "Cart",
    ]);
    const text = await (await owner.get(`/admin/people.json?email=${ADA}`)).text();
    expect(JSON.parse(text)).toMatchObject({ Account: [{ name: ada.name }], Cart: [{ sku: SKU }] });
    expect(text).not.toMatch(/[\w-]{43}|[0-9a-f]{64}|password|hash/i);

    const answer = await owner.post("/admin/people", {
      form: "person-erase",
      email: ADA,
      confirm: ADA,
    });
    expect(answer.status).toBe(303);
    expect(await visitor.isSignedIn()).toBe(false);
    expect(await dump(server)).not.toMatch(/ada@example\.com|Lovelace/i);
    const { queries } = server.runtime.database;
    const tables = [
      "accounts",
      "account_credentials",
      "account_sessions",
      "account_links",
    ] as const;
    for (const table of [...tables, "carts", "cart_lines"] as const)
      expect(await queries.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it("has the orders that were placed under another address, too, once they are done with", async () => {
    const server = await startAccounts(kind, { ADMIN_EMAILS: OWNER, RATE_LIMIT: "off" });
    const visitor = await registered(server, ada);
    const buyer = visitorsBuyer(server, visitor);
    const order = async (email: string) => {
      await buyer.put(SKU);
      return (await placed(await buyer.order({ email }, withNewKey()))).order.number;
    };
    const own = await order(typed);
    const elsewhere = await order("office@example.com");
    await server.mails();
    const { people, orders } = server.runtime.services.backOffice;
    const found = await people.find(ADA);
    expect(found?.holdings).toEqual(
      expect.arrayContaining([
        { kind: "Orders", count: 1 },
        { kind: "Orders under another email address", count: 1 },
      ]),
    );
    expect(found?.remains).toHaveLength(1);
    expect(found?.unfinished).toHaveLength(2);
    for (const number of [own, elsewhere])
      expect(found?.unfinished).toContainEqual(
        expect.objectContaining({ sentence: expect.stringContaining(number) }),
      );
    expect(JSON.stringify(await people.export({ email: OWNER }, ADA))).toContain(elsewhere);
    expect(await people.erase({ email: OWNER }, ADA)).toMatchObject({ kind: "unfinished" });
    for (const number of [own, elsewhere])
      for (const step of ["packed", "sent", "delivered"] as const)
        await server.runtime.services.shop.orders.move(number, step);
    expect(await people.erase({ email: OWNER }, ADA)).toEqual({ kind: "erased" });
    for (const number of [own, elsewhere])
      expect((await orders.find(number))?.order, number).toMatchObject({
        state: "delivered",
        email: "",
        address: { name: "", line1: "", country: "FR" },
      });
    const { queries } = server.runtime.database;
    const kept = await queries.selectFrom("orders").selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/Lovelace|office@example\.com/);
    expect(kept.map(({ account_id }) => account_id)).toEqual([null, null]);
  });

  it("does not reach the orders that a guest placed under that other address", async () => {
    const server = await startAccounts(kind, { ADMIN_EMAILS: OWNER, RATE_LIMIT: "off" });
    const buyer = visitorsBuyer(server, await registered(server, ada));
    await buyer.put(SKU);
    await placed(await buyer.order({ email: "office@example.com" }));
    const { number } = await ordered(server, "office@example.com", "delivered");
    const { people, orders } = server.runtime.services.backOffice;
    expect((await people.find(ADA))?.holdings).toContainEqual({
      kind: "Orders under another email address",
      count: 1,
    });
    expect((await people.find("office@example.com"))?.holdings).toContainEqual({
      kind: "Orders",
      count: 2,
    });
    await server.runtime.database.queries
      .updateTable("orders")
      .set({ state: "delivered" })
      .execute();
    await people.erase({ email: OWNER }, ADA);
    expect((await orders.find(number))?.order.email).toBe("office@example.com");
  });
});
