import { ACCOUNT, PASSWORD_LINK } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { PER_MAILBOX } from "#server/services/rate-limits.ts";
import { fromAnywhere } from "#tests/contract/support/from-anywhere.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { breakLimitStore } from "#tests/contract/support/limit-store.ts";
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
import { SIGN_INS_PER_ACCOUNT } from "./limits.ts";

const databases = databasesFor(import.meta.filename);
const wrong = { email: ada.email, password: "a guess at a password" };

describe.each(databases)("attacks on accounts on %s", (kind) => {
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
});

describe.each(databases)("the count of wrong passwords on %s", (kind) => {
  const ways: [string, (server: AccountServer) => Promise<void>][] = [
    ["with its store", async () => {}],
    ["in memory, while the store fails", breakLimitStore],
  ];

  it.each(ways)("begins anew with a password that was set by mail, %s", async (_, prepare) => {
    const server = await startAccounts(kind, {});
    await registered(server);
    await prepare(server);
    const from = fromAnywhere();
    await useUp(server, from);
    expect((await createVisitor(server, from()).signIn()).status).toBe(429);
    const owner = createVisitor(server, from());
    await owner.post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    const { path, token } = await linkTo(server);
    const password = "a difference engine";
    await owner.post(path, "account-new-password", { token, newPassword: password });
    expect((await owner.signIn({ ...ada, password })).status).toBe(303);
    // From there on it holds as before.
    await useUp(server, from);
    expect((await createVisitor(server, from()).signIn({ ...ada, password })).status).toBe(429);
  });

  it.each(ways)("begins anew with signing in, %s", async (_, prepare) => {
    const server = await startAccounts(kind, {});
    await registered(server);
    await prepare(server);
    const from = fromAnywhere();
    for (let round = 0; round < 3; round += 1) {
      await useUp(server, from, SIGN_INS_PER_ACCOUNT.points - 1);
      expect((await createVisitor(server, from()).signIn()).status, `round ${round}`).toBe(303);
    }
  });

  it("begins anew with confirming the address, and with another password", async () => {
    const server = await startAccounts(kind, {});
    const from = fromAnywhere();
    const owner = createVisitor(server, from());
    await owner.signUp();
    const link = await linkTo(server);
    await useUp(server, from);
    await owner.confirm(link);
    expect((await owner.signIn()).status).toBe(303);
    await useUp(server, from, SIGN_INS_PER_ACCOUNT.points - 1);
    await owner.post(ACCOUNT, "account-password", {
      currentPassword: ada.password,
      newPassword: "a difference engine",
    });
    await useUp(server, from, SIGN_INS_PER_ACCOUNT.points - 1);
    const password = "a difference engine";
    expect((await createVisitor(server, from()).signIn({ ...ada, password })).status).toBe(303);
  });

  it("is each account's own: signing in to an alias begins nobody else's anew", async () => {
    const server = await startAccounts(kind, {});
    await registered(server);
    const alias = { name: "Eve", email: "ada+eve@example.com", password: "an apple a day keeps" };
    await registered(server, alias);
    const from = fromAnywhere();
    await useUp(server, from);
    expect((await createVisitor(server, from()).signIn(alias)).status).toBe(303);
    expect((await createVisitor(server, from()).signIn()).status).toBe(429);
  });

  it("is not begun anew by wrong tries, dead links or links that were only asked for", async () => {
    const server = await startAccounts(kind, {});
    await registered(server);
    const from = fromAnywhere();
    await useUp(server, from);
    const stranger = createVisitor(server, from());
    await stranger.signUp();
    await stranger.post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    const fields = { token: "A".repeat(43), newPassword: "a difference engine" };
    await stranger.post(PASSWORD_LINK, "account-new-password", fields);
    await stranger.confirm({ path: "/", token: "A".repeat(43) });
    expect((await createVisitor(server, from()).signIn()).status).toBe(429);
  });
});

async function useUp(
  server: AccountServer,
  from: () => string,
  tries: number = SIGN_INS_PER_ACCOUNT.points,
) {
  for (let turn = 0; turn < tries; turn += 1)
    expect((await createVisitor(server, from()).signIn(wrong)).status).toBe(401);
}
