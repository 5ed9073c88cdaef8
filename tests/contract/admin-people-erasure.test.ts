import { describe, expect, it } from "vitest";
import { done, OWNER, signIn, startBackOffice } from "./support/admin.ts";
import { databasesFor } from "./support/harness.ts";
import { leaveData } from "./support/leave-data.ts";
import { ordered, SKU } from "./support/ordered.ts";
import { ADA, dump, typed } from "./support/person.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("one person's data on %s", (kind) => {
  it("is gone after the button, from every table; the figures of what was paid stay", async () => {
    const server = await startBackOffice(kind);
    const owner = await signIn(server);
    await leaveData(server, "grace@example.com");
    const order = await leaveData(server, typed);
    const { backOffice } = server.runtime.services;
    expect(await dump(server)).toMatch(/ada@example\.com/i);
    const answer = await owner.post("/admin/people", {
      form: "person-erase",
      email: ADA,
      confirm: " ada@EXAMPLE.com ",
    });
    expect(answer.status).toBe(303);
    expect(await backOffice.people.find(ADA)).toBeNull();
    expect(await dump(server)).not.toMatch(/ada@example\.com/i);
    expect(await backOffice.people.find("grace@example.com")).toMatchObject({
      holdings: expect.arrayContaining([{ kind: "Orders", count: 1 }]),
    });
    const kept = await backOffice.orders.find(order.number);
    expect(kept?.order).toMatchObject({
      number: order.number,
      state: "delivered",
      total: order.total,
      email: "",
      phone: "",
      billing: null,
      lines: [{ sku: SKU, quantity: 1 }],
      address: {
        name: "",
        company: "",
        line1: "",
        line2: "",
        postcode: "",
        city: "",
        country: "FR",
      },
    });
    const { shop } = server.runtime.services;
    expect(await shop.orders.findByToken(order.token), "its page").toBeNull();
    expect(await done(server)).toEqual([
      {
        admin: OWNER,
        action: "Erased one person’s data",
        subject: "Orders: 1, Subscription: 1, Messages: 1, Comments: 1, Emails not sent yet: 4",
      },
    ]);
  });

  it("leaves the posts at once", async () => {
    const server = await startBackOffice(kind);
    await server.send({ form: "comment", post: "1", name: "Ada", email: ADA, message: "Moth." });
    const { backOffice, comments } = server.runtime.services;
    const [row] = (await backOffice.comments.list({ query: "", state: "", page: 1 })).rows;
    await backOffice.comments.decide({ email: OWNER }, row!.id, "shown");
    expect(comments.hasShown(1)).toBe(true);
    await backOffice.people.erase({ email: OWNER }, ADA);
    expect(comments.hasShown(1)).toBe(false);
  });

  it("stays while an order is on its way, and nothing of it goes", async () => {
    const server = await startBackOffice(kind);
    await leaveData(server, ADA);
    const { number } = await ordered(server, typed, "paid");
    const owner = await signIn(server);
    const erase = (confirm: string) =>
      owner.post("/admin/people", { form: "person-erase", email: ADA, confirm });
    const { people } = server.runtime.services.backOffice;
    expect((await people.find(ADA))?.unfinished).toMatchObject([
      { sentence: `Order ${number} must be delivered, refunded or closed first.` },
    ]);
    const before = await people.find(ADA);
    const answer = await erase(ADA);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(number);
    expect(await people.find(ADA)).toEqual(before);
    for (const confirm of ["", "grace@example.com", "ada"])
      expect((await erase(confirm)).status, confirm).toBe(422);
    expect(await done(server)).toEqual([]);

    await server.runtime.services.shop.orders.move(number, "refunded");
    expect((await erase(ADA)).status).toBe(303);
    expect((await erase(ADA)).status, "nothing is left").toBe(409);
  });

  it("is erased whole or not at all", async () => {
    const server = await startBackOffice(kind);
    await leaveData(server, ADA);
    const before = await server.runtime.services.backOffice.people.find(ADA);
    await server.runtime.database.queries.schema.dropTable("audit_log").execute();
    const { people } = server.runtime.services.backOffice;
    await expect(people.erase({ email: OWNER }, ADA)).rejects.toThrow();
    expect(await people.find(ADA)).toEqual(before);
    await expect(people.export({ email: OWNER }, ADA)).rejects.toThrow();
  });
});
