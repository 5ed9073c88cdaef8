import { site } from "#content/site.ts";
import { PASSWORD_LINK, confirmAccountPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { cookieName } from "#server/cookies.ts";
import { databasesFor, PUBLIC_URL } from "#tests/contract/support/harness.ts";
import {
  type AccountServer,
  ada,
  attacker,
  createVisitor,
  DAY,
  formStateOf,
  linkTo,
  registered,
  startAccounts,
  type Visitor,
} from "#tests/contract/support/visitor.ts";
import { accountCookie } from "./keeping.ts";

const databases = databasesFor(import.meta.filename);
const SESSION = cookieName(accountCookie, PUBLIC_URL);
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

describe.each(databases)("the page that confirms an address, on %s", (kind) => {
  it("knows the name and the address, for whoever has the link, and changes nothing", async () => {
    const server = await startAccounts(kind);
    const visitor = createVisitor(server);
    await visitor.signUp();
    const { path, token } = await linkTo(server);
    const before = await rowsOf(server);
    for (const method of ["GET", "HEAD", "OPTIONS", "PUT", "DELETE"])
      for (const address of [path, `${path}?form=account-confirm&token=${token}`, `${path}.data`])
        await visitor.call(address, { method });
    const { accounts } = server.runtime.services;
    expect(await accounts.findUnconfirmed(token)).toEqual({ email: ada.email, name: ada.name });
    expect(await accounts.findUnconfirmed("A".repeat(43))).toBeNull();
    expect(await rowsOf(server)).toEqual(before);
  });

  it("refuses at the field, keeps what was typed but the password, and the link goes on working", async () => {
    const server = await startAccounts(kind);
    const visitor = createVisitor(server);
    await visitor.signUp();
    const link = await linkTo(server);
    for (const [name, password, errors] of [
      ["Ada King", "", { password: "Field is required." }],
      ["Ada King", "too short", { password: expect.stringContaining("at least 10") }],
      ["Ada King", "Password123", { password: expect.stringContaining("too common") }],
      ["Ada King", ada.email, { password: expect.stringContaining("email address") }],
      [" ", ada.password, { name: "Field is required." }],
    ] as const) {
      const answer = await visitor.confirm(link, { ...ada, name, password });
      expect(answer.status, password).toBe(422);
      const state = await formStateOf(answer);
      expect(state.errors, password).toEqual(errors);
      expect(state.values).toEqual({ name });
    }
    expect((await visitor.confirm(link)).status).toBe(303);
  });

  it("tells nothing to who has no link", async () => {
    const server = await startAccounts(kind);
    await createVisitor(server).signUp();
    await linkTo(server);
    for (const token of ["", "x", "A".repeat(43), "../account"]) {
      const link = { path: confirmAccountPath("x"), token };
      const state = await formStateOf(await createVisitor(server).confirm(link));
      expect(state.errors, token).toEqual({ form: expect.stringContaining("no longer works") });
    }
  });

  it("takes one of two who confirm at once, with one password", async () => {
    const server = await startAccounts(kind);
    const visitor = createVisitor(server);
    await visitor.signUp();
    const link = await linkTo(server);
    const passwords = ["a difference engine", "an analytical engine"];
    const answers = await Promise.all(
      passwords.map((password) => createVisitor(server).confirm(link, { ...ada, password })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([303, 422]));
    const signIns = [];
    for (const password of passwords)
      signIns.push((await createVisitor(server).signIn({ ...ada, password })).status);
    expect(signIns).toEqual(statuses.map((status) => (status === 303 ? 303 : 401)));
    expect((await visitor.confirm(link)).status, "used").toBe(422);
  });

  it("ends the session of this browser, whoever's it was: nobody goes on in another's account", async () => {
    const server = await startAccounts(kind);
    const eve = { name: "Eve", email: "eve@example.com", password: "an apple a day keeps" };
    const first = await registered(server, eve);
    const elsewhere = createVisitor(server);
    await elsewhere.signIn(eve);
    await createVisitor(server).signUp();
    const link = await linkTo(server);
    await expectSessionEnded(server, first, () => first.confirm(link));
    expect(await elsewhere.isSignedIn(), "another browser of Eve").toBe(true);

    await first.signIn(eve);
    await createVisitor(server).post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    const { path, token } = await linkTo(server);
    const fields = { token, newPassword: "a difference engine" };
    await expectSessionEnded(server, first, () => first.post(path, "account-new-password", fields));
    expect(await elsewhere.isSignedIn()).toBe(true);
    const [account] = await server.runtime.services.accounts
      .copyOfData({
        id: "",
        email: eve.email,
        name: "",
      })
      .then(({ Account }) => Account as { name: string }[]);
    expect(account?.name).toBe(eve.name);
  });

  it("is asked for anew after its day, and the account lives on from then", async () => {
    const server = await startAccounts(kind);
    const visitor = createVisitor(server);
    await visitor.signUp();
    const stale = await linkTo(server);
    server.pass(29 * DAY);
    expect((await visitor.confirm(stale)).status).toBe(422);
    await visitor.signUp();
    const fresh = await linkTo(server);
    server.pass(DAY - 1);
    await server.runtime.retention.sweep();
    expect((await visitor.confirm(fresh)).status).toBe(303);
    expect((await visitor.signIn()).status).toBe(303);
  });
});

describe.each(databases)("what a stranger learns of an address on %s", (kind) => {
  it("is the same for every address, after creating an account with it as well", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    await createVisitor(server).signUp({ ...ada, email: "unconfirmed@example.com" });
    await server.mails();
    const answers = [];
    for (const email of [ada.email, "unconfirmed@example.com", "unknown@example.com"]) {
      const stranger = createVisitor(server);
      const mine = { name: "Stranger", email, password: "the attacker's choice" };
      const steps = [
        await stranger.signIn(mine),
        await stranger.signUp(mine),
        await stranger.signIn(mine),
        await stranger.post(PASSWORD_LINK, "account-password-link", { email }),
        await stranger.signIn(mine),
      ];
      answers.push(
        await Promise.all(
          steps.map(async (answer) => ({
            status: answer.status,
            location: answer.headers.get("location"),
            cookies: answer.headers.getSetCookie(),
            body: (await answer.text()).replaceAll(email, "ADDRESS"),
          })),
        ),
      );
    }
    const known = answers[0]?.map(({ status }) => status);
    expect(known).toEqual([401, 303, 401, 303, 401]);
    expect(withoutNonces(answers[1])).toEqual(withoutNonces(answers[0]));
    expect(withoutNonces(answers[2])).toEqual(withoutNonces(answers[0]));
  });
});

/** Signed in before, and afterwards neither this browser nor one that kept its cookie. */
async function expectSessionEnded(
  server: AccountServer,
  visitor: Visitor,
  act: () => Promise<Response>,
) {
  expect(await visitor.isSignedIn()).toBe(true);
  const kept = createVisitor(server);
  kept.jar.set(SESSION, visitor.jar.get(SESSION)!);
  expect(await kept.isSignedIn()).toBe(true);
  expect((await act()).status).toBe(303);
  expect(visitor.jar.has(SESSION)).toBe(false);
  expect(await kept.isSignedIn()).toBe(false);
}

function withoutNonces(answers: unknown): string {
  return JSON.stringify(answers).replaceAll(/"clientAddress":"[^"]*"/g, "");
}

async function accountOf(server: AccountServer) {
  return (await rowsOf(server)).accounts[0];
}

async function rowsOf(server: AccountServer) {
  const { queries } = server.runtime.database;
  const [accounts, account_credentials, account_sessions, account_links] = await Promise.all([
    queries.selectFrom("accounts").selectAll().orderBy("email").execute(),
    queries.selectFrom("account_credentials").selectAll().orderBy("id").execute(),
    queries.selectFrom("account_sessions").selectAll().orderBy("id").execute(),
    queries.selectFrom("account_links").selectAll().orderBy("id").execute(),
  ]);
  return { accounts, account_credentials, account_sessions, account_links };
}
