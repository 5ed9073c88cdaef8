import { site } from "#content/site.ts";
import { PASSWORD_LINK, confirmAccountPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { rowsOf } from "#tests/contract/support/account-rows.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import {
  type AccountServer,
  ada,
  attacker,
  createVisitor,
  linkTo,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const attackerSignsIn = (server: AccountServer) => createVisitor(server).signIn(attacker);

describe.each(databases)("an account is of the one who confirms its address, on %s", (kind) => {
  it("whoever created it first", async () => {
    const server = await startAccounts(kind);
    await createVisitor(server).signUp(attacker);
    const owner = createVisitor(server);
    const answer = await owner.confirm(await linkTo(server));
    expect(answer.status).toBe(303);
    expect((await attackerSignsIn(server)).status).toBe(401);
    expect((await owner.signIn()).status).toBe(303);
    expect(await accountOf(server)).toMatchObject({ name: ada.name, email_verified: 1 });
  });

  it("when both created it, the owner last", async () => {
    const server = await startAccounts(kind);
    await createVisitor(server).signUp(attacker);
    const first = await linkTo(server);
    const owner = createVisitor(server);
    await owner.signUp();
    const second = await linkTo(server);
    expect(second.mail.subject).toMatch(/^Confirm your email address/);
    // One of the two mails in her mailbox works, and what it opens is hers.
    expect((await owner.confirm(first)).status).toBe(422);
    expect((await owner.confirm(second)).status).toBe(303);
    expect((await attackerSignsIn(server)).status).toBe(401);
    expect((await owner.signIn()).status).toBe(303);
  });

  it("when both created it, the attacker last", async () => {
    const server = await startAccounts(kind);
    const owner = createVisitor(server);
    await owner.signUp();
    const first = await linkTo(server);
    await createVisitor(server).signUp(attacker);
    const second = await linkTo(server);
    expect((await owner.confirm(first)).status).toBe(422);
    expect((await owner.confirm(second)).status).toBe(303);
    expect((await attackerSignsIn(server)).status).toBe(401);
    expect((await owner.signIn()).status).toBe(303);
  });

  it("after it is confirmed, creating it again changes nothing but her mailbox", async () => {
    const server = await startAccounts(kind);
    const owner = await registered(server);
    const before = await rowsOf(server);
    await createVisitor(server).signUp(attacker);
    const { accounts, account_credentials, account_sessions } = await rowsOf(server);
    expect({ accounts, account_credentials, account_sessions }).toEqual({
      accounts: before.accounts,
      account_credentials: before.account_credentials,
      account_sessions: before.account_sessions,
    });
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      `You already have an account at ${site.name}`,
    ]);
    expect((await attackerSignsIn(server)).status).toBe(401);
    expect(await owner.isSignedIn()).toBe(true);
  });

  it("however the two come in between each other", async () => {
    const server = await startAccounts(kind);
    await createVisitor(server).signUp(attacker);
    const link = await linkTo(server);
    const owner = createVisitor(server);
    const answers = await Promise.all([
      createVisitor(server).signUp(attacker),
      owner.confirm(link),
      createVisitor(server).signUp(attacker),
      createVisitor(server).post(PASSWORD_LINK, "account-password-link", { email: ada.email }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    // Her link was withdrawn by another one, or it came first.
    if (answers[1]?.status !== 303) await owner.confirm(await linkTo(server));
    expect((await attackerSignsIn(server)).status).toBe(401);
    expect((await owner.signIn()).status).toBe(303);
    expect((await rowsOf(server)).account_credentials).toHaveLength(1);
  });

  it("before that it has no password at all", async () => {
    const server = await startAccounts(kind);
    await createVisitor(server).signUp(attacker);
    expect((await rowsOf(server)).account_credentials).toEqual([]);
    expect((await attackerSignsIn(server)).status).toBe(401);
  });

  it("a password that an older version kept for one that is not confirmed is worth nothing", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server, attacker);
    const { queries } = server.runtime.database;
    await queries.deleteFrom("account_sessions").execute();
    await queries.updateTable("accounts").set({ email_verified: 0 }).execute();
    expect((await visitor.signIn(attacker)).status).toBe(401);
    const owner = createVisitor(server);
    await owner.signUp();
    expect((await visitor.signIn(attacker)).status).toBe(401);
    await owner.confirm(await linkTo(server));
    expect((await visitor.signIn(attacker)).status).toBe(401);
    expect((await owner.signIn()).status).toBe(303);
  });

  it("a new password is set by the same page, as long as nobody has confirmed it", async () => {
    const server = await startAccounts(kind);
    await createVisitor(server).signUp(attacker);
    const first = await linkTo(server);
    await createVisitor(server).post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    const second = await linkTo(server);
    expect(second.path).toMatch(new RegExp(`^${confirmAccountPath("")}`));
    const owner = createVisitor(server);
    expect((await owner.confirm(first)).status).toBe(422);
    expect((await owner.confirm(second)).status).toBe(303);
    expect(await accountOf(server)).toMatchObject({ name: ada.name });
  });
});

async function accountOf(server: AccountServer) {
  return (await rowsOf(server)).accounts[0];
}
