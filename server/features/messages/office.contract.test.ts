import { describe, expect, it } from "vitest";
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
    expect((await messages.find(id))?.fields.map(({ name }) => name)).toEqual([
      "name",
      "email",
      "subject",
      "message",
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
});
