import { site } from "#content/site.ts";
import { ACCOUNT, ACCOUNT_DATA, PASSWORD_LINK, SIGN_IN } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { SIGNED_IN } from "#shared/signed-in.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { realPasswords } from "#tests/contract/support/scrypt.ts";
import {
  ada,
  createVisitor,
  DAY,
  formStateOf,
  HOUR,
  linkTo,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";

const databases = databasesFor(import.meta.filename);
describe.each(databases)("an account on %s", (kind) => {
  it("is created, confirmed, signed in to and out of", async () => {
    const server = await startAccounts(kind);
    realPasswords();
    const visitor = createVisitor(server);
    const created = await visitor.signUp();
    expect(created.status).toBe(303);
    expect(created.headers.get("location")).toBe(`${SIGN_IN}?sent=account-sign-up#form-return`);
    const { mail, path, token } = await linkTo(server);
    expect(mail.subject).toMatch(/^Confirm your email address/);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain("Lovelace");

    const early = await visitor.signIn();
    expect(early.status).toBe(401);
    expect((await formStateOf(early)).errors.form).toMatch(/account is new, confirm it first/);

    // Mail programs open links: that alone confirms nothing.
    await visitor.call(path);
    expect((await visitor.signIn()).status).toBe(401);
    const confirmed = await visitor.confirm({ path, token });
    expect(confirmed.headers.get("location")).toBe(`${SIGN_IN}?sent=account-confirm#form-return`);
    expect(visitor.jar.has("__Host-vitrine_account")).toBe(false);

    const signedIn = await visitor.signIn({ ...ada, email: "ADA@Example.com " });
    expect(signedIn.status).toBe(303);
    const way = new URLSearchParams({ to: ACCOUNT, [SIGNED_IN]: "1" });
    expect(signedIn.headers.get("location")).toBe(`${SIGN_IN}?${way}`);
    const cookie = signedIn.headers
      .getSetCookie()
      .find((line) => line.startsWith("__Host-vitrine_account="));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\//);
    expect(await visitor.isSignedIn()).toBe(true);

    const out = await visitor.post(ACCOUNT, "account-sign-out");
    expect(out.headers.get("location")).toBe(`${SIGN_IN}?sent=account-sign-out#form-return`);
    expect(visitor.jar.has("__Host-vitrine_account")).toBe(false);
    expect(await visitor.isSignedIn()).toBe(false);
  });

  it("keeps passwords, session tokens and links only as hashes, and no network address", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const [token = ""] = decodeURIComponent(visitor.jar.get("__Host-vitrine_account") ?? "").split(
      ".",
    );
    expect(token).toHaveLength(32);
    await visitor.post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    const link = await linkTo(server);
    const { queries } = server.runtime.database;
    const rows = await Promise.all(
      (["accounts", "account_credentials", "account_sessions", "account_links"] as const).map(
        (table) => queries.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(rows.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    const text = JSON.stringify(rows);
    for (const secret of [ada.password, token, link.token, "203.0.113.7"])
      expect(text).not.toContain(secret);
    expect(rows[0]?.[0]).toMatchObject({ email: ada.email, email_verified: 1 });
    expect(rows[0]?.[0]?.created_at).toBe(server.clock.now);
  });

  it("gets a new password by mail, once, within the hour; every session ends", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const asked = await createVisitor(server).post(PASSWORD_LINK, "account-password-link", {
      email: ada.email,
    });
    expect(asked.headers.get("location")).toBe(
      `${PASSWORD_LINK}?sent=account-password-link#form-return`,
    );
    const first = await linkTo(server);
    await createVisitor(server).post(PASSWORD_LINK, "account-password-link", {
      email: ada.email,
    });
    const { path, token } = await linkTo(server);

    const elsewhere = createVisitor(server);
    const short = await elsewhere.post(path, "account-new-password", {
      token,
      newPassword: "too short",
    });
    expect(short.status).toBe(422);
    const { errors, values } = await formStateOf(short);
    expect(errors.newPassword).toMatch(/at least 10/);
    expect(JSON.stringify(values)).not.toContain("too short");

    const newPassword = "a difference engine";
    const set = await elsewhere.post(path, "account-new-password", { token, newPassword });
    expect(set.headers.get("location")).toBe(`${SIGN_IN}?sent=account-new-password#form-return`);
    expect(await visitor.isSignedIn()).toBe(false);
    const [told] = await server.mails();
    expect(told?.subject).toMatch(/was changed/);

    // Used up, and the older link with it.
    for (const link of [{ path, token }, first]) {
      const again = await elsewhere.post(link.path, "account-new-password", {
        token: link.token,
        newPassword: "another sentence",
      });
      expect(again.status).toBe(422);
      expect((await formStateOf(again)).errors.form).toMatch(/no longer works/);
    }
    expect((await elsewhere.signIn()).status).toBe(401);
    expect((await elsewhere.signIn({ ...ada, password: newPassword })).status).toBe(303);
  });

  it("changes its password: other devices are signed out, this one gets a new session", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const other = createVisitor(server);
    await other.signIn();
    const before = visitor.jar.get("__Host-vitrine_account");

    const wrong = await visitor.post(ACCOUNT, "account-password", {
      currentPassword: "not the password",
      newPassword: "a difference engine",
    });
    expect(wrong.status).toBe(401);
    expect((await formStateOf(wrong)).errors.currentPassword).toBe("Wrong password.");
    const own = await visitor.post(ACCOUNT, "account-password", {
      currentPassword: ada.password,
      newPassword: ada.email,
    });
    expect((await formStateOf(own)).errors.newPassword).toMatch(/email address/);
    expect(await other.isSignedIn()).toBe(true);

    const changed = await visitor.post(ACCOUNT, "account-password", {
      currentPassword: ada.password,
      newPassword: "a difference engine",
    });
    expect(changed.headers.get("location")).toBe(`${ACCOUNT}?sent=account-password#form-return`);
    expect(visitor.jar.get("__Host-vitrine_account")).not.toBe(before);
    expect(await visitor.isSignedIn()).toBe(true);
    expect(await other.isSignedIn()).toBe(false);
    expect((await server.mails()).at(-1)?.subject).toMatch(/was changed/);
  });

  it("changes its name", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    expect((await visitor.post(ACCOUNT, "account-details", { name: " " })).status).toBe(422);
    await visitor.post(ACCOUNT, "account-details", { name: "Ada King" });
    expect(await dataOf(visitor)).toMatchObject({ Account: [{ name: "Ada King" }] });
  });

  it("ends sessions and links by themselves", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    await visitor.post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    const password = await linkTo(server);
    server.pass(HOUR + 1);
    const late = await visitor.post(password.path, "account-new-password", {
      token: password.token,
      newPassword: "a difference engine",
    });
    expect(late.status).toBe(422);
    server.pass(29 * DAY);
    expect(await visitor.isSignedIn()).toBe(true);
    server.pass(DAY);
    expect(await visitor.isSignedIn()).toBe(false);

    const eve = { name: "Eve", email: "eve@example.com", password: "an apple a day keeps" };
    await visitor.signUp(eve);
    const confirm = await linkTo(server, eve.email);
    server.pass(DAY + 1);
    expect((await visitor.confirm(confirm, eve)).status).toBe(422);
    expect((await visitor.signIn(eve)).status).toBe(401);
  });

  it("is closed with its password: sessions go", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const other = createVisitor(server);
    await other.signIn();
    await server.mails();

    const wrong = await visitor.post(ACCOUNT, "account-close", { password: "not the password" });
    expect(wrong.status).toBe(401);
    const closed = await visitor.post(ACCOUNT, "account-close", { password: ada.password });
    expect(closed.headers.get("location")).toBe(`${SIGN_IN}?sent=account-close#form-return`);
    expect(visitor.jar.has("__Host-vitrine_account")).toBe(false);
    expect(await other.isSignedIn()).toBe(false);
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      `Your account at ${site.name} is closed`,
    ]);
    const { queries } = server.runtime.database;
    for (const table of ["accounts", "account_credentials", "account_sessions"] as const)
      expect(await queries.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await visitor.signIn()).status).toBe(401);
  });
});

async function dataOf(visitor: ReturnType<typeof createVisitor>) {
  const answer = await visitor.call(ACCOUNT_DATA);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return (await answer.json()) as unknown;
}
