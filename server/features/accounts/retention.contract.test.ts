import { confirmAccountPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { databasesFor, tokenIn } from "#tests/contract/support/harness.ts";
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
    // One that nobody used, and what was kept of one that was.
    expect(await sweep(server)).toMatchObject({ account_links: 2 });
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

  it("stays while a link that was mailed to confirm it works", async () => {
    const server = await startAccounts(kind);
    const visitor = createVisitor(server);
    await visitor.signUp(ada);
    await server.mails();
    server.pass(29.9 * DAY);
    await server.runtime.services.accounts.requestPasswordLink(
      { email: ada.email },
      { clientAddress: "203.0.113.7", cookies: null },
    );
    const token = tokenIn((await server.mails())[0], confirmAccountPath);
    server.pass(0.9 * DAY);
    expect(await sweep(server)).not.toHaveProperty("accounts");
    expect(await server.runtime.services.accounts.findUnconfirmed(token)).not.toBeNull();
    server.pass(0.2 * DAY);
    expect(await sweep(server)).toMatchObject({ accounts: 1 });
  });
});
