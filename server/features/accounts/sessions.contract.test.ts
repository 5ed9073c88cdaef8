import { ACCOUNT, ACCOUNT_DATA, SIGN_IN } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { comparedAddress } from "#shared/forms/mail-address.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import {
  ada,
  createVisitor,
  linkTo,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";

const databases = databasesFor(import.meta.filename);

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

  it("whoever could create an account signs in to it and closes it, whatever the address", async () => {
    const server = await startAccounts(kind);
    for (const email of [
      "ivan@пример.рф",
      "ada&bob@example.com",
      "a/b@example.com",
      "x!y@example.com",
      "o'@example.com",
      `${"l".repeat(64)}@example.com`,
      "ada@example.a-b",
    ]) {
      const person = { ...ada, email };
      const visitor = createVisitor(server);
      expect((await visitor.signUp(person)).status, email).toBe(303);
      await visitor.confirm(await linkTo(server, comparedAddress(email)), person);
      expect((await visitor.signIn(person)).status, email).toBe(303);
      expect(await visitor.isSignedIn(), email).toBe(true);
      const closed = await visitor.post(ACCOUNT, "account-close", { password: ada.password });
      expect(closed.status, email).toBe(303);
      expect((await visitor.signIn(person)).status, email).toBe(401);
    }
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
});
