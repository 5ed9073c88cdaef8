import { ACCOUNT, PASSWORD_LINK, newPasswordPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { PER_MAILBOX } from "#server/services/rate-limits.ts";
import { databasesFor, tokenIn } from "#tests/contract/support/harness.ts";
import {
  type AccountServer,
  ada,
  createVisitor,
  HOUR,
  linkTo,
  MINUTE,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const eve = { name: "Eve", email: "eve@example.com", password: "an apple a day keeps" };

describe.each(databases)("a newer link of an account on %s", (kind) => {
  it("to set a password withdraws the older one when it is asked for", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    await registered(server, eve);
    const foreign = await askForLink(server, eve.email);
    const older = await askForLink(server);
    const newer = await askForLink(server);
    const { accounts } = server.runtime.services;
    expect(await accounts.isUsable(older.token)).toBe(false);
    expect((await reset(server, older)).status).toBe(422);
    expect(await accounts.isUsable(newer.token)).toBe(true);
    expect((await reset(server, newer)).status).toBe(303);
    expect((await reset(server, foreign)).status).toBe(303);
  });

  it("to confirm an address withdraws the older one, however it came to be", async () => {
    const server = await startAccounts(kind);
    const visitor = createVisitor(server);
    await visitor.signUp();
    await visitor.signUp(eve);
    const foreign = await linkTo(server, eve.email);
    const links = [];
    for (const again of [
      () => visitor.signUp(),
      () => askForLink(server),
      () => visitor.signUp(),
    ]) {
      await visitor.signUp();
      links.push(await linkTo(server));
      await again();
    }
    const { accounts } = server.runtime.services;
    for (const { token } of links) expect(await accounts.findUnconfirmed(token)).toBeNull();
    expect(await accounts.findUnconfirmed(foreign.token)).not.toBeNull();
    const last = await linkTo(server).catch(async () => {
      await visitor.signUp();
      return linkTo(server);
    });
    expect((await visitor.confirm(last)).status).toBe(303);
  });

  it("in the mail that says that there is one already counts as well", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const older = await askForLink(server);
    await createVisitor(server).signUp();
    const newer = await linkTo(server);
    expect((await reset(server, older)).status).toBe(422);
    expect((await reset(server, newer)).status).toBe(303);
  });

  it("works under a clock that was set back after the older one", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const older = await askForLink(server);
    server.pass(-3 * HOUR);
    const newer = await askForLink(server);
    expect((await reset(server, older)).status).toBe(422);
    expect((await reset(server, newer)).status).toBe(303);
  });

  it.each(["asks for a link", "signs up, or asks for a link"])(
    "is one of many at once, when everybody %s: one is left, and it works",
    async (what) => {
      const server = await startAccounts(kind);
      await registered(server);
      await askForLink(server);
      await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          what.startsWith("signs") && index % 2
            ? createVisitor(server).signUp()
            : createVisitor(server).post(PASSWORD_LINK, "account-password-link", {
                email: ada.email,
              }),
        ),
      );
      const mails = await server.mails();
      expect(mails).toHaveLength(1);
      const token = tokenIn(mails[0], newPasswordPath);
      const answer = await reset(server, { path: PASSWORD_LINK, token });
      expect(answer.status).toBe(303);
    },
  );

  it("is not made over the limit, and then withdraws nothing", async () => {
    const server = await startAccounts(kind, {});
    await registered(server);
    server.pass(PER_MAILBOX.seconds * 1000);
    let last = await askForLink(server);
    for (let turn = 1; turn < PER_MAILBOX.points; turn += 1) last = await askForLink(server);
    const over = await createVisitor(server).post(PASSWORD_LINK, "account-password-link", {
      email: ada.email,
    });
    expect(over.status).toBe(429);
    server.pass(HOUR - MINUTE);
    expect((await reset(server, last)).status).toBe(303);
  });

  it("is none of nobody: an unknown address keeps each of its rows, which open nothing", async () => {
    const server = await startAccounts(kind);
    for (let turn = 0; turn < 3; turn += 1)
      await createVisitor(server).post(PASSWORD_LINK, "account-password-link", {
        email: "nobody@example.com",
      });
    const { queries } = server.runtime.database;
    const rows = await queries.selectFrom("account_links").select("account_id").execute();
    expect(rows.map(({ account_id }) => account_id)).toEqual([null, null, null]);
    expect(await server.mails()).toEqual([]);
    expect(await queries.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  it("goes with a password that was set while signed in", async () => {
    const server = await startAccounts(kind);
    const owner = await registered(server);
    const link = await askForLink(server);
    await owner.post(ACCOUNT, "account-password", {
      currentPassword: ada.password,
      newPassword: "a difference engine",
    });
    expect((await reset(server, link)).status).toBe(422);
  });
});

describe.each(databases)("attacks on accounts on %s", (kind) => {
  it("links that are made up, used or of another kind open nothing", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const eve = { name: "Eve", email: "eve@example.com", password: "an apple a day keeps" };
    await visitor.signUp(eve);
    const confirm = await linkTo(server, eve.email);
    await visitor.post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    const password = await linkTo(server);
    const { accounts } = server.runtime.services;
    const newPassword = "the attacker's choice";
    const chosen = { ...ada, password: newPassword };

    const swapped = await visitor.confirm({ path: "/", token: password.token }, chosen);
    expect(swapped.status).toBe(422);
    const other = await visitor.post("/", "account-new-password", {
      token: confirm.token,
      newPassword,
    });
    expect(other.status).toBe(422);
    for (const token of ["", "x", "A".repeat(43), `${password.token}=`, "../account"]) {
      for (const form of ["account-confirm", "account-new-password"]) {
        const answer = await visitor.post("/", form, { ...chosen, token, newPassword });
        expect(answer.status, `${form} ${token}`).toBe(422);
      }
      expect(await accounts.isUsable(token)).toBe(false);
      expect(await accounts.findUnconfirmed(token)).toBeNull();
    }
    // Hashes of the database are no links.
    const rows = await server.runtime.database.queries
      .selectFrom("account_links")
      .select("hash")
      .execute();
    for (const { hash } of rows) expect(await accounts.isUsable(hash)).toBe(false);
    for (const { hash } of rows) expect(await accounts.findUnconfirmed(hash)).toBeNull();
    expect(await accounts.isUsable(password.token)).toBe(true);
    expect(await accounts.findUnconfirmed(confirm.token)).toMatchObject({ name: "Eve" });
  });
});

async function askForLink(server: AccountServer, email: string = ada.email) {
  await createVisitor(server).post(PASSWORD_LINK, "account-password-link", { email });
  return linkTo(server, email);
}

function reset(server: AccountServer, { path, token }: { path: string; token: string }) {
  const newPassword = "a difference engine";
  return createVisitor(server).post(path, "account-new-password", { token, newPassword });
}
