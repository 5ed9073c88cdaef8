import { describe, expect, it } from "vitest";
import { done, OWNER, signIn, startBackOffice } from "./support/admin.ts";
import { databasesFor } from "./support/harness.ts";
import { leaveData } from "./support/leave-data.ts";
import { SKU } from "./support/ordered.ts";
import { ADA, typed } from "./support/person.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("one person's data on %s", (kind) => {
  it("comes as a file, whole, without anything that opens something, and it is written down", async () => {
    const server = await startBackOffice(kind);
    const order = await leaveData(server, typed);
    const owner = await signIn(server);
    await leaveData(server, "grace@example.com");
    const answer = await owner.get(`/admin/people.json?email=${encodeURIComponent(ADA)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="person.json"');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      email: ADA,
      Subscription: [{ email: ADA, state: "pending" }],
      Messages: [{ form: "contact", fields: { message: "Are you open on Sunday?" } }],
      Comments: [{ name: "Ada Lovelace", text: expect.stringContaining("I kept the moth") }],
      Orders: [
        {
          number: order.number,
          state: "delivered",
          phone: "+33 1 23 45 67 89",
          address: { line1: "12 Passage des Marchands" },
          lines: [{ sku: SKU, quantity: 1 }],
        },
      ],
    });
    expect(text).not.toMatch(/grace|[\w-]{43}|payUrl|token/i);
    expect((await owner.get("/admin/people.json?email=nobody@example.com")).status).toBe(404);
    expect((await owner.get("/admin/people.json")).status).toBe(404);
    expect(await done(server)).toEqual([
      { admin: OWNER, action: "Exported one person’s data", subject: "" },
    ]);
  });
});

it("has no mail address in the log of what was done", async () => {
  const server = await startBackOffice("sqlite");
  await leaveData(server, ADA);
  const owner = await signIn(server);
  await owner.get(`/admin/people.json?email=${ADA}`);
  await owner.get(`/admin/subscribers.csv?q=${ADA}`);
  await owner.post("/admin/people", { form: "person-erase", email: ADA, confirm: ADA });
  expect(await done(server)).toHaveLength(3);
  expect(JSON.stringify(await done(server))).not.toContain("ada@");
  expect(server.log.join("")).not.toContain("ada@");
});
