import { describe, expect, it } from "vitest";
import * as contact from "#forms/contact/words.ts";
import * as house from "#server/words.ts";
import { all, done, OWNER, signIn, startBackOffice } from "#tests/contract/support/admin.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";

const databases = databasesFor(import.meta.filename);
describe.each(databases)("the back office on %s", (kind) => {
  it("ticks messages off and opens them again", async () => {
    const server = await startBackOffice(kind);
    const owner = await signIn(server);
    await server.send({
      form: "contact",
      name: "Ada Lovelace",
      email: "ada@example.com",
      message: 'She said: "100 % of it"\nand left.',
    });
    const { backOffice } = server.runtime.services;
    const { messages } = backOffice;
    const [row] = (await messages.list({ ...all, state: "open" })).rows;
    expect(row).toMatchObject({
      from: "Ada Lovelace",
      excerpt: 'She said: "100 % of it" and left.',
    });
    const { id } = row!;
    expect((await messages.find(id))?.fields.map(({ name, label }) => [name, label])).toEqual([
      ["name", house.name],
      ["email", house.email],
      ["subject", contact.subject],
      ["message", house.message],
    ]);
    for (const query of ['"100 % of it"', "LOVELACE", "% of"])
      expect((await messages.list({ ...all, query })).total, query).toBe(1);
    for (const query of ["subject", "100 _ of", "%%", "\\"])
      expect((await messages.list({ ...all, query })).total, query).toBe(0);

    const tick = (handled: string) =>
      owner.post(`/admin/messages/${id}`, { form: "message-handled", id, handled });
    expect((await tick("1")).status).toBe(303);
    expect((await tick("1")).status, "twice is once").toBe(303);
    expect((await messages.list({ ...all, state: "handled" })).rows).toMatchObject([
      { id, handledAt: expect.any(Number) },
    ]);
    expect((await backOffice.waiting()).openMessages).toBe(0);
    await tick("");
    expect((await backOffice.waiting()).openMessages).toBe(1);
    expect(await done(server)).toEqual([
      { admin: OWNER, action: "Message: reopened", subject: id },
      { admin: OWNER, action: "Message: marked as done", subject: id },
    ]);
    const unknown = { form: "message-handled", id: "nowhere", handled: "1" };
    expect((await owner.post("/admin/messages", unknown)).status).toBe(409);
  });

  it("begins to show a message that is written without spaces", async () => {
    const server = await startBackOffice(kind);
    const email = "ada@example.com";
    const message = `こんにちは。\n${"長い文章".repeat(50)}`;
    await server.send({ form: "contact", name: "Ada Lovelace", email, message });
    const [row] = (await server.runtime.services.backOffice.messages.list(all)).rows;
    expect(row?.excerpt).toMatch(/^こんにちは。 (?:長い文章){33}…$/);
  });

  it("calls the fields of a message by their names where the form that sent them has changed", async () => {
    const server = await startBackOffice(kind);
    const { runtime, clock } = server;
    const written = (form: string, fields: Record<string, string>) => ({
      id: form,
      form,
      payload: JSON.stringify(fields),
      fingerprint: form,
      time_slot: 0,
      created_at: clock.now,
      handled_at: null,
    });
    await runtime.database.queries
      .insertInto("messages")
      .values([
        written("contact", { constructor: "a", email: "b" }),
        written("guestbook", { visitor: "a" }),
      ])
      .execute();
    const { messages } = runtime.services.backOffice;
    const labels = async (id: string) =>
      (await messages.find(id))?.fields.map(({ label }) => label);
    expect(await labels("contact")).toEqual(["constructor", house.email]);
    expect(await labels("guestbook")).toEqual(["visitor"]);
  });
});
