import { describe, expect, it } from "vitest";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";

const databases = databasesFor(import.meta.filename);
const message = {
  form: "contact",
  name: "Ada",
  email: "ada@example.com",
  message: "Are you open on Sunday?",
};

describe.each(databases)("a message that is sent again on %s", (kind) => {
  it("is kept once within a minute, wherever the minute begins", async () => {
    const server = await startHarness(kind);
    const { queries } = server.runtime.database;
    const count = async () => (await queries.selectFrom("messages").select("id").execute()).length;
    server.clock.now = Date.parse("2026-11-04T10:00:59.900Z");
    for (let press = 0; press < 2; press += 1) {
      expect((await server.send(message)).status).toBe(200);
      server.clock.now += 200;
    }
    expect(await count()).toBe(1);
    server.clock.now += 60_000;
    await server.send(message);
    expect(await count()).toBe(2);
  });
});
