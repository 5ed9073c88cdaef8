import { signInPath } from "#shared/back-office/addresses.ts";
import { ACCOUNT, CONTACT_SIMPLE, PASSWORD_LINK, SIGN_IN } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { createLogger } from "#server/log.ts";
import { createAccountLimits, SIGN_INS_PER_ACCOUNT } from "#server/features/accounts/limits.ts";
import { LINKS_PER_RECIPIENT } from "#server/features/back-office/limits.ts";
import { createShopLimits, ORDERS_PER_MAILBOX } from "#server/features/shop/limits.ts";
import { createRateLimits, PER_MAILBOX } from "#server/services/rate-limits.ts";
import { databasesFor, formPost, type Harness, startHarness, tokenIn } from "./support/harness.ts";
import { breakLimitStore } from "./support/limit-store.ts";
import {
  type AccountServer,
  ada,
  createVisitor,
  linkTo,
  MINUTE,
  registered,
  startAccounts,
} from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const wrong = { email: ada.email, password: "a guess at a password" };

/** Every request comes from an address of its own: what is counted here is the mailbox. */
function fromAnywhere() {
  let turn = 0;
  return () => `198.51.${Math.floor(turn / 250)}.${(turn++ % 250) + 1}`;
}

/** What a stranger can do in the name of a mailbox, and how often. */
const purposes = {
  newsletter: [PER_MAILBOX.points, { form: "subscribe" }, "/"],
  message: [
    PER_MAILBOX.points,
    { form: "contact", name: "Ada", subject: "Hours", message: "Are you open on Sunday?" },
    CONTACT_SIMPLE,
  ],
  comment: [
    PER_MAILBOX.points,
    { form: "comment", post: "1", name: "Ada", message: "I kept the moth." },
    "/",
  ],
  "sign-up": [PER_MAILBOX.points, { form: "account-sign-up", name: "Ada" }, SIGN_IN],
  "password link": [PER_MAILBOX.points, { form: "account-password-link" }, PASSWORD_LINK],
  "admin link": [LINKS_PER_RECIPIENT.points, { form: "admin-sign-in" }, "/admin"],
  password: [
    SIGN_INS_PER_ACCOUNT.points,
    { form: "account-sign-in", password: "a guess at a password" },
    SIGN_IN,
  ],
} as const;

type Purpose = keyof typeof purposes;
const names = Object.keys(purposes) as Purpose[];

function ask(server: Harness, name: Purpose, email: string, from: string) {
  const [, fields, path] = purposes[name];
  return server.request(path, formPost({ ...fields, email }), from);
}

describe.each(databases)("limits of a mailbox on %s", (kind) => {
  it.each(names)("used up for one purpose (%s), they are whole for every other", async (used) => {
    const server = await startHarness(kind, { ADMIN_EMAILS: ada.email });
    const from = fromAnywhere();
    const once = async (name: Purpose) => (await ask(server, name, ada.email, from())).status;
    for (let turn = 0; turn < purposes[used][0]; turn += 1) expect(await once(used)).not.toBe(429);
    expect(await once(used)).toBe(429);
    for (const other of names.filter((name) => name !== used))
      expect(await once(other), `${other} after ${used}`).not.toBe(429);
  });

  it("count all aliases of one mailbox together, and nobody else's, whatever for", async () => {
    const server = await startHarness(kind);
    const limits = createRateLimits({
      store: server.runtime.database.limitStore,
      secret: "secret",
      logger: createLogger(server.settings, { write: () => {} }),
    });
    const account = createAccountLimits(limits);
    const shop = createShopLimits(limits);
    const from = fromAnywhere();
    const ways: Record<string, [number, (mailbox: string) => Promise<number | null>]> = {
      order: [ORDERS_PER_MAILBOX.points, (mailbox) => shop.consumeOrder(from(), mailbox)],
    };
    for (const purpose of ["newsletter", "message", "comment", "sign-up"] as const)
      for (const [who, counts] of Object.entries({ limits, account }))
        ways[`${who} ${purpose}`] = [
          PER_MAILBOX.points,
          // Each by both ways: they share one count.
          (mailbox) => counts.consume(from(), { mailbox, for: purpose }),
        ];
    const spellings = (turn: number) =>
      [
        `ada.lovelace+${turn}@gmail.com`,
        `A.d.a.Lovelace@GoogleMail.com`,
        `adalovelace+newsletter+${turn}@googlemail.com.`,
      ][turn % 3]!;
    for (const [way, [points, act]] of Object.entries(ways)) {
      if (way.startsWith("account")) continue;
      for (let turn = 0; turn < points; turn += 1)
        expect(await act(spellings(turn)), way).toBeNull();
      expect(await act("adalovelace@gmail.com"), way).toBeGreaterThan(0);
      expect(await act("grace.hopper@gmail.com"), way).toBeNull();
      expect(await act("ada.lovelace@example.com"), way).toBeNull();
    }
    for (const [way, [, act]] of Object.entries(ways))
      expect(await act("ada.lovelace@gmail.com"), way).toBeGreaterThan(0);
  });

  it("are of aliases, accounts and mails are not: each is the address as it was typed", async () => {
    const server = await startAccounts(kind, {});
    const visitor = createVisitor(server);
    const people = ["ada.lovelace@gmail.com", "adalovelace+shop@gmail.com"].map((email) => ({
      ...ada,
      email,
    }));
    for (const person of people) await visitor.signUp(person);
    // Mails of one moment come in any order.
    expect((await server.mails()).map(({ to }) => to).sort()).toEqual(
      people.map(({ email }) => email).sort(),
    );
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("accounts").selectAll().execute()).toHaveLength(2);
  });

  it.each(["password link", "admin link"] as const)(
    "are used up by what was mailed alone: aliases that get no %s leave it to the owner",
    async (name) => {
      const server = await startAccounts(kind, { ADMIN_EMAILS: ada.email });
      await registered(server);
      await server.mails();
      const from = fromAnywhere();
      for (let turn = 0; turn <= purposes[name][0]; turn += 1)
        await ask(server, name, "ada+q@example.com", from());
      expect(await server.mails()).toHaveLength(0);
      expect((await ask(server, name, ada.email.toUpperCase(), from())).status).toBe(303);
      expect(await server.mails()).toMatchObject([{ to: ada.email }]);
    },
  );

  it("are of one mailbox where nobody has proved to read it: accounts that strangers make of its aliases bring no more mails", async () => {
    const server = await startAccounts(kind, {});
    const from = fromAnywhere();
    const aliases = Array.from(
      { length: PER_MAILBOX.points },
      (_, place) => `ada+${place}@example.com`,
    );
    for (const alias of aliases)
      expect((await ask(server, "sign-up", alias, from())).status).toBe(303);
    await server.mails();
    const links = () => server.runtime.database.queries.selectFrom("account_links").selectAll();
    const mailed = await links().where("account_id", "is not", null).execute();
    for (const alias of aliases)
      for (let turn = 0; turn < PER_MAILBOX.points; turn += 1)
        expect((await ask(server, "password link", alias, from())).status).toBe(303);
    expect(await server.mails()).toHaveLength(0);
    expect(await links().where("account_id", "is not", null).execute()).toEqual(mailed);

    server.pass(PER_MAILBOX.seconds * 1000);
    // Sent at once: one that waits would be taken back by the next.
    const sent = [];
    for (const alias of aliases)
      for (let turn = 0; turn < PER_MAILBOX.points; turn += 1) {
        expect((await ask(server, "password link", alias, from())).status).toBe(303);
        sent.push(...(await server.mails()));
      }
    expect(sent).toHaveLength(PER_MAILBOX.points);
    // An account that is its reader's gets its link all the same.
    await registered(server, { ...ada, email: "ada@elsewhere.example" });
    for (let turn = 0; turn < PER_MAILBOX.points; turn += 1)
      await ask(server, "sign-up", `ada+${turn}@elsewhere.example`, from());
    await server.mails();
    await ask(server, "password link", "ada@elsewhere.example", from());
    expect(await server.mails()).toMatchObject([{ to: "ada@elsewhere.example" }]);
  });

  it("leave the owner the last link that was mailed, whatever a stranger asked for", async () => {
    const server = await startAccounts(kind, {});
    const owner = await registered(server);
    const from = fromAnywhere();
    for (const name of ["password link", "sign-up", "password link", "sign-up"] as const)
      for (let turn = 0; turn < 4; turn += 1) await ask(server, name, ada.email, from());
    for (const name of ["password link", "sign-up"] as const)
      expect((await ask(server, name, ada.email, from())).status).toBe(429);
    const { path, token } = await linkTo(server);
    // Nearly the whole time of the limit later.
    server.pass(PER_MAILBOX.seconds * 1000 - MINUTE);
    const fields = { token, newPassword: "a difference engine" };
    expect((await owner.post(path, "account-new-password", fields)).status).toBe(303);
  });

  it("leave who wants an account the last mail, whatever a stranger asked for", async () => {
    const server = await startAccounts(kind, {});
    const from = fromAnywhere();
    const owner = createVisitor(server);
    await owner.signUp();
    for (const name of ["sign-up", "password link", "sign-up", "password link"] as const)
      for (let turn = 0; turn < 4; turn += 1) await ask(server, name, ada.email, from());
    expect((await owner.signUp()).status).toBe(429);
    const link = await linkTo(server);
    server.pass(PER_MAILBOX.seconds * 1000);
    expect((await owner.confirm(link)).status).toBe(303);
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

describe("links to the back office", () => {
  it("are asked for by the owner while a stranger's newsletters, messages and guesses are refused", async () => {
    const server = await startHarness("sqlite", { ADMIN_EMAILS: ada.email });
    const from = fromAnywhere();
    for (const name of names.filter((each) => each !== "admin link"))
      for (let turn = 0; turn <= purposes[name][0]; turn += 1)
        await ask(server, name, ada.email, from());
    await server.mails();
    expect((await ask(server, "admin link", ada.email, from())).status).toBe(303);
    expect(tokenIn((await server.mails())[0], signInPath)).toHaveLength(43);
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
