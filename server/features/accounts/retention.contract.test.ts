import { describe, expect, it } from "vitest";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { sweep } from "#tests/contract/support/sweep.ts";
import {
  ada,
  createVisitor,
  DAY,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";

const databases = databasesFor(import.meta.filename);
describe.each(databases)("what accounts leave on %s", (kind) => {
  it("goes by itself: accounts without confirmation, old sessions, old links", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    await createVisitor(server).signUp({ ...ada, email: "unconfirmed@example.com" });
    await server.mails();
    server.pass(29 * DAY);
    expect(await sweep(server)).toMatchObject({ account_links: 1 });
    const { queries } = server.runtime.database;
    const emails = async () =>
      (await queries.selectFrom("accounts").select("email").orderBy("email").execute()).map(
        ({ email }) => email,
      );
    expect(await emails()).toEqual([ada.email, "unconfirmed@example.com"]);
    server.pass(2 * DAY);
    expect(await sweep(server)).toMatchObject({
      accounts: 1,
      account_sessions: 1,
    });
    expect(await emails()).toEqual([ada.email]);
    expect(await queries.selectFrom("account_credentials").selectAll().execute()).toHaveLength(1);
  });
});
