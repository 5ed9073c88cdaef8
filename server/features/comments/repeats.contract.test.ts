import { describe, expect, it } from "vitest";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import { post } from "./fixture.ts";

const databases = databasesFor(import.meta.filename);
const comment = {
  form: "comment",
  post: String(post.id),
  name: "Ada",
  email: "ada@example.com",
  message: "I kept the moth.",
};

describe.each(databases)("a comment that is sent again on %s", (kind) => {
  it("is kept and mailed once within a minute, wherever the minute begins", async () => {
    const server = await startHarness(kind);
    const { queries } = server.runtime.database;
    const count = async () => (await queries.selectFrom("comments").select("id").execute()).length;
    server.clock.now = Date.parse("2026-11-04T10:00:59.900Z");
    for (let press = 0; press < 2; press += 1) {
      expect((await server.send(comment)).status).toBe(200);
      server.clock.now += 200;
    }
    expect([await count(), (await server.mails()).length]).toEqual([1, 1]);
    server.clock.now += 60_000;
    await server.send(comment);
    expect([await count(), (await server.mails()).length]).toEqual([2, 1]);
  });

  it("is kept once when both come at once", async () => {
    const server = await startHarness(kind);
    await Promise.all([server.send(comment), server.send(comment)]);
    expect(await server.mails()).toHaveLength(1);
  });
});
