import { describe, expect, it } from "vitest";
import { audited, signIn, startBackOffice } from "#tests/contract/support/admin.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { sweep } from "#tests/contract/support/sweep.ts";

const databases = databasesFor(import.meta.filename);
describe.each(databases)("the record of the back office on %s", (kind) => {
  it("forgets what was done after its time", async () => {
    const server = await startBackOffice(kind, { KEEP_AUDIT_DAYS: "30" });
    await signIn(server);
    server.clock.now += 30 * 24 * 60 * 60_000;
    await sweep(server);
    expect(await audited(server)).toHaveLength(1);
    server.clock.now += 1;
    await sweep(server);
    expect(await audited(server)).toEqual([]);
  });
});
