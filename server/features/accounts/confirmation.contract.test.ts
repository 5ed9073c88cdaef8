import { PASSWORD_LINK, confirmAccountPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { cookieName } from "#server/cookies.ts";
import { rowsOf } from "#tests/contract/support/account-rows.ts";
import { databasesFor, PUBLIC_URL } from "#tests/contract/support/harness.ts";
import {
  type AccountServer,
  ada,
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
