import { site } from "#content/site.ts";
import {
  ACCOUNT,
  ACCOUNT_DATA,
  CHECKOUT,
  PASSWORD_LINK,
  SHOP,
  SIGN_IN,
} from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { PER_MAILBOX } from "#server/services/rate-limits.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { watchScrypt } from "#tests/contract/support/scrypt.ts";
import {
  type AccountServer,
  ada,
  createVisitor,
  formStateOf,
  HOUR,
  linkTo,
  MINUTE,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";
import { watchWrites } from "#tests/contract/support/watch-writes.ts";

const databases = databasesFor(import.meta.filename);
const unknown = { ...ada, email: "nobody@example.com" };

describe.each(databases)("attacks on accounts on %s", (kind) => {
  it("a session that was planted is of no use after signing in", async () => {
    const server = await startAccounts(kind);
    const attacker = await registered(server, {
      name: "Eve",
      email: "eve@example.com",
      password: "an apple a day keeps",
    });
    await registered(server);
    const victim = createVisitor(server);
    for (const planted of [
      attacker.jar.get("__Host-vitrine_account") ?? "",
      "chosen.by-the-attacker",
    ]) {
      victim.jar.set("__Host-vitrine_account", planted);
      expect((await victim.signIn()).status).toBe(303);
      expect(victim.jar.get("__Host-vitrine_account")).not.toBe(planted);
      const other = createVisitor(server);
      other.jar.set("__Host-vitrine_account", planted);
      expect(await other.isSignedIn()).toBe(false);
    }
    // The one that was replaced is gone, too.
    const before = createVisitor(server);
    before.jar.set("__Host-vitrine_account", victim.jar.get("__Host-vitrine_account") ?? "");
    expect(await before.isSignedIn()).toBe(true);
    await victim.signIn();
    expect(await before.isSignedIn()).toBe(false);
  });

  it("a cookie that is made up, cut or changed signs nobody in", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const cookie = visitor.jar.get("__Host-vitrine_account") ?? "";
    const [token = "", signature = ""] = decodeURIComponent(cookie).split(".");
    const forger = createVisitor(server);
    for (const value of [
      "",
      ".",
      token,
      `${token}.`,
      `.${signature}`,
      `${token}.${signature.slice(1)}`,
      `${"A".repeat(32)}.${signature}`,
      encodeURIComponent(`${token} .${signature}`),
      "%E0%A4%A",
      "a".repeat(5000),
    ]) {
      forger.jar.set("__Host-vitrine_account", value);
      expect(await forger.isSignedIn(), value).toBe(false);
    }
    // The token as the database has it.
    const [row] = await server.runtime.database.queries
      .selectFrom("account_sessions")
      .select("token_hash")
      .execute();
    forger.jar.set("__Host-vitrine_account", encodeURIComponent(`${row?.token_hash}.${signature}`));
    expect(await forger.isSignedIn()).toBe(false);
    expect(await visitor.isSignedIn()).toBe(true);
  });

  it("posts from another site change nothing", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const foreign = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    for (const [form, fields] of [
      ["account-sign-in", ada],
      ["account-sign-up", unknown],
      ["account-sign-out", {}],
      ["account-details", { name: "Somebody else" }],
      ["account-password", { currentPassword: ada.password, newPassword: "the attacker's choice" }],
      ["account-close", { password: ada.password }],
    ] as const) {
      const answer = await visitor.post(ACCOUNT, form, fields, foreign);
      expect(answer.status, form).toBe(403);
    }
    expect(await visitor.isSignedIn()).toBe(true);
    expect(await server.mails()).toEqual([]);
  });

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

    // Pressed twice at the same time, it works once.
    const both = await Promise.all(
      [1, 2].map(() =>
        visitor.post(password.path, "account-new-password", {
          token: password.token,
          newPassword: "a difference engine",
        }),
      ),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 422]));
  });

  it("signing up says nothing about an address, in words, status or work", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const unconfirmed = { ...ada, email: "unconfirmed@example.com" };
    await createVisitor(server).signUp(unconfirmed);
    await server.mails();
    const scrypt = watchScrypt();
    const writes = watchWrites(server);
    const answers = [];
    for (const person of [ada, unknown, unconfirmed]) {
      const answer = await createVisitor(server).signUp({
        ...person,
        password: "another sentence",
      });
      answers.push({
        status: answer.status,
        location: answer.headers.get("location"),
        cookies: answer.headers.getSetCookie(),
        body: await answer.text(),
        computed: scrypt.count(),
        writes: writes(),
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[2]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 303, computed: 0 });
    expect(answers[0]?.writes.map(({ length }) => length)).toEqual([5]);
    const mails = await server.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ada.email, `You already have an account at ${site.name}`],
      [unknown.email, `Confirm your email address for ${site.name}`],
      [unconfirmed.email, `Confirm your email address for ${site.name}`],
    ]);
    // The account is as it was.
    expect((await createVisitor(server).signIn()).status).toBe(303);
  });

  it("signing in says nothing about an address, in words, status or work", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    await createVisitor(server).signUp({ ...unknown, email: "unconfirmed@example.com" });
    await server.mails();
    const scrypt = watchScrypt();
    const writes = watchWrites(server);
    const answers = [];
    for (const email of [ada.email, unknown.email, "unconfirmed@example.com"]) {
      const answer = await createVisitor(server).signIn({ email, password: "not the password" });
      const { errors } = await formStateOf(answer);
      answers.push({
        status: answer.status,
        errors,
        cookies: answer.headers.getSetCookie(),
        computed: scrypt.count(),
        writes: writes(),
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 401, computed: 1, writes: [], cookies: [] });
    expect(await server.mails()).toEqual([]);
  });

  it("asking for a link says nothing about an address, in words, status or work", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const unconfirmed = { ...ada, email: "unconfirmed@example.com" };
    await createVisitor(server).signUp(unconfirmed);
    await server.mails();
    const writes = watchWrites(server);
    const answers = [];
    for (const { email } of [ada, unknown, unconfirmed]) {
      const answer = await createVisitor(server).post(PASSWORD_LINK, "account-password-link", {
        email,
      });
      answers.push({
        status: answer.status,
        location: answer.headers.get("location"),
        cookies: answer.headers.getSetCookie(),
        writes: writes(),
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 303 });
    expect(answers[0]?.writes.map(({ length }) => length)).toEqual([6]);
    // Mails of one moment come in any order.
    expect((await server.mails()).map(({ to }) => to).sort()).toEqual(
      [ada.email, unconfirmed.email].sort(),
    );
    expect(await linksOf(server), "one of each, known or not").toHaveLength(3);
  });

  it("guessing ends soon, wherever it comes from, and begins again later", async () => {
    const server = await startAccounts(kind, {});
    await registered(server);
    const guess = (from: string, password = "a guess at a password") =>
      createVisitor(server, from).signIn({ email: ada.email, password });
    const statuses = [];
    for (let index = 0; index < 12; index += 1)
      statuses.push((await guess(`198.51.100.${index}`)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(1);
    const refused = await guess("198.51.100.200", ada.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    expect((await formStateOf(refused)).errors.form).toMatch(/Too many attempts\. .* minutes/);
    server.pass(15 * MINUTE);
    expect((await guess("198.51.100.201", ada.password)).status).toBe(303);
  });

  it("one address cannot try many accounts, and no mailbox is flooded", async () => {
    const server = await startAccounts(kind, {});
    const visitor = createVisitor(server);
    let status = 303;
    let tries = 0;
    for (; status !== 429 && tries < 100; tries += 1)
      status = (await visitor.signIn({ ...ada, email: `somebody-${tries}@example.com` })).status;
    expect(tries).toBeLessThan(60);
    expect((await visitor.signUp()).status).toBe(429);

    const others = Array.from({ length: PER_MAILBOX.points + 3 }, (_, index) =>
      createVisitor(server, `198.51.100.${index}`),
    );
    const statuses = [];
    const mails = [];
    for (const other of others) {
      statuses.push((await other.signUp({ ...ada, email: "flooded@example.com" })).status);
      // Sent at once: one that waits would be taken back by the next.
      mails.push(...(await server.mails()));
    }
    const { points } = PER_MAILBOX;
    expect(statuses).toEqual(others.map((_, turn) => (turn < points ? 303 : 429)));
    expect(mails.map(({ to }) => to)).toEqual(Array(points).fill("flooded@example.com"));
    server.pass(HOUR);
    expect((await visitor.signUp()).status).toBe(303);
  });

  it("goes on only to places of this site after signing in", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    for (const [to, place] of [
      [CHECKOUT, CHECKOUT],
      [`${SHOP}?category=men`, `${SHOP}?category=men`],
      ["https://elsewhere.example/", ACCOUNT],
      ["//elsewhere.example", ACCOUNT],
      ["/\\elsewhere.example", ACCOUNT],
    ] as const) {
      const answer = await createVisitor(server).post(
        `${SIGN_IN}?to=${encodeURIComponent(to)}`,
        "account-sign-in",
        ada,
      );
      expect(answer.headers.get("location"), to).toBe(place);
    }
  });

  it("takes an address once, however many want it at the same time", async () => {
    const server = await startAccounts(kind);
    const answers = await Promise.all([1, 2, 3].map(() => createVisitor(server).signUp()));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("accounts").selectAll().execute()).toHaveLength(1);
    expect(await server.mails(), "the newest alone").toHaveLength(1);
    expect(await linksOf(server)).toHaveLength(1);
  });

  it("programs that fill every field are answered, and nothing is made", async () => {
    const server = await startAccounts(kind);
    const answer = await createVisitor(server).signUp({ ...ada, website: "https://spam.example" });
    expect(answer.status).toBe(303);
    expect(await server.mails()).toEqual([]);
  });

  it("nobody who is signed out gets anything", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const visitor = createVisitor(server);
    for (const form of ["account-details", "account-password", "account-close"]) {
      const answer = await visitor.post(ACCOUNT, form, {
        name: "Somebody else",
        password: ada.password,
        currentPassword: ada.password,
        newPassword: "the attacker's choice",
      });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe(`${SIGN_IN}?to=${ACCOUNT}`);
    }
    const copy = await visitor.call(ACCOUNT_DATA);
    expect(copy.headers.get("location")).toBe(`${SIGN_IN}?to=${ACCOUNT}`);
    expect((await visitor.signIn()).status).toBe(303);
  });

  it("never sends a password back to the page", async () => {
    const server = await startAccounts(kind);
    const visitor = createVisitor(server);
    const secret = "shortone";
    await visitor.signUp();
    const { path, token } = await linkTo(server);
    const answer = await visitor.confirm({ path, token }, { ...ada, password: secret });
    expect(answer.status).toBe(422);
    expect((await formStateOf(answer)).values).toEqual({ name: ada.name });
    const signIn = await visitor.signIn({ ...ada, password: secret });
    expect((await formStateOf(signIn)).values).toEqual({ email: ada.email });
  });
});

function linksOf(server: AccountServer) {
  return server.runtime.database.queries.selectFrom("account_links").selectAll().execute();
}
