import { site } from "#content/site.ts";
import { fill } from "#shared/words.ts";
import { signInPath } from "#shared/back-office/addresses.ts";
import {
  ACCOUNT,
  PASSWORD_LINK,
  confirmAccountPath,
  confirmSubscriptionPath,
  newPasswordPath,
  unsubscribePath,
} from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import * as accountWords from "#forms/account/words.ts";
import { SIGN_IN_LINK_MINUTES } from "#shared/back-office/lifetimes.ts";
import { LINKS_PER_RECIPIENT } from "#server/features/back-office/limits.ts";
import { PER_MAILBOX } from "#server/services/rate-limits.ts";
import * as words from "#server/words.ts";
import { all, linkFor, OWNER, redeem, SECOND, startBackOffice } from "./support/admin.ts";
import { databasesFor, formPost, type Harness, startHarness, tokenIn } from "./support/harness.ts";
import { sweep } from "./support/sweep.ts";
import {
  type AccountServer,
  ada,
  createVisitor,
  DAY,
  HOUR,
  linkTo,
  MINUTE,
  registered,
  startAccounts,
} from "./support/visitor.ts";
import { subscriptionsIn } from "./support/subscriptions.ts";

const databases = databasesFor(import.meta.filename);
const eve = { name: "Eve", email: "eve@example.com", password: "an apple a day keeps" };

describe.each(databases)("a newer link to the back office on %s", (kind) => {
  it("withdraws the older one when it is asked for, before it is used, and nobody else's", async () => {
    const server = await startBackOffice(kind);
    const { access } = server.runtime.services.backOffice;
    const older = (await linkFor(server, OWNER))!;
    const other = (await linkFor(server, SECOND))!;
    const newer = (await linkFor(server, OWNER))!;
    expect(await access.isUsable(older)).toBe(false);
    expect((await redeem(server, older)).status).toBe(403);
    expect(await access.isUsable(newer)).toBe(true);
    expect((await redeem(server, newer)).status).toBe(303);
    expect((await redeem(server, other)).status).toBe(303);
  });

  it("works under a clock that was set back after the older one", async () => {
    const server = await startBackOffice(kind);
    const older = (await linkFor(server, OWNER))!;
    server.clock.now -= 3 * HOUR;
    const newer = (await linkFor(server, OWNER))!;
    expect((await redeem(server, older)).status).toBe(403);
    expect((await redeem(server, newer)).status).toBe(303);
  });

  it("is one of many who ask at once: the one that is left works", async () => {
    const server = await startBackOffice(kind, { RATE_LIMIT: "off" });
    await Promise.all(Array.from({ length: 8 }, () => askForAdminLink(server, OWNER)));
    // Those that still waited have gone with their links.
    const tokens = (await server.mails()).map((mail) => tokenIn(mail, signInPath));
    expect(tokens).toHaveLength(1);
    expect((await redeem(server, tokens[0]!)).status).toBe(303);
  });

  it("is not made over the limit, and then withdraws nothing; nor for an address that is not listed", async () => {
    const server = await startBackOffice(kind);
    for (let turn = 0; turn < LINKS_PER_RECIPIENT.points; turn += 1)
      await askForAdminLink(server, OWNER, turn);
    const last = tokenIn((await server.mails()).at(-1), signInPath);
    expect((await askForAdminLink(server, OWNER, 9)).status).toBe(429);
    await askForAdminLink(server, "stranger@example.com", 10);
    // Nor is another spelling of the mailbox, which is counted by itself.
    expect((await askForAdminLink(server, "owner+1@example.com", 11)).status).toBe(303);
    expect(await server.mails()).toEqual([]);
    expect((await redeem(server, last)).status).toBe(303);
  });
});

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

const subjectOf = (words: string) => fill(words, { site: site.name });

describe.each(databases)("a mail with a link that waits for its mail server, on %s", (kind) => {
  const away = (server: Harness) => {
    server.transport.failures = Array.from({ length: 9 }, () => new Error("no connection"));
  };
  const back = (server: Harness) => {
    server.transport.failures = [];
    server.clock.now += 5 * MINUTE;
  };

  it("is not sent after a newer one, nor once its link has ended", async () => {
    const server = await startBackOffice(kind, { RATE_LIMIT: "off" });
    away(server);
    await askForAdminLink(server, OWNER);
    await server.mails();
    await askForAdminLink(server, OWNER);
    await askForAdminLink(server, SECOND);
    back(server);
    const mails = await server.mails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([OWNER, SECOND]);
    const token = tokenIn(
      mails.find(({ to }) => to === OWNER),
      signInPath,
    );
    expect((await redeem(server, token)).status).toBe(303);
    away(server);
    await askForAdminLink(server, OWNER);
    await server.mails();
    server.clock.now += SIGN_IN_LINK_MINUTES * MINUTE;
    back(server);
    expect(await server.mails()).toEqual([]);
  });

  it("is found by the owner once its link has ended, tried or not, until a newer one is asked for", async () => {
    const server = await startAccounts(kind, { RATE_LIMIT: "off", ADMIN_EMAILS: OWNER });
    await registered(server);
    const { failedMails } = server.runtime.services.backOffice;
    const ask = () =>
      createVisitor(server).post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    const expired = async () => {
      await sweep(server);
      const { rows } = await failedMails.list(all);
      return rows.map(({ to, reason, isExpired }) => ({ to, reason, isExpired }));
    };
    server.transport.failures = Array.from({ length: 99 }, () => new Error("no connection"));
    await ask();
    for (let turn = 0; turn < 30; turn += 1) {
      await server.mails();
      server.pass(MINUTE * 5);
    }
    const found = { to: ada.email, isExpired: true };
    expect(await expired()).toEqual([{ ...found, reason: "no connection" }]);
    await ask();
    expect(await expired()).toEqual([]);
    server.pass(DAY);
    expect(await expired()).toEqual([{ ...found, reason: words.neverTried }]);
  });

  it("does not come once more when its link was used before the mail server's word was heard", async () => {
    const server = await startAccounts(kind, { RATE_LIMIT: "off", ADMIN_EMAILS: OWNER });
    /** Sends it, and hears nothing. */
    const sendUnheard = async () => {
      const { transport } = server;
      transport.send = async (mail) => {
        transport.sent.push(mail);
        throw new Error("no answer");
      };
      const [mail] = await server.mails();
      transport.send = async (again) => void transport.sent.push(again);
      return mail;
    };
    const visitor = createVisitor(server);
    await visitor.signUp();
    const token = tokenIn(await sendUnheard(), confirmAccountPath);
    const confirmed = await visitor.confirm({ path: confirmAccountPath(token), token });
    expect(confirmed.status).toBe(303);
    await askForAdminLink(server, OWNER);
    const signedIn = await redeem(server, tokenIn(await sendUnheard(), signInPath));
    expect(signedIn.status).toBe(303);
    server.pass(5 * MINUTE);
    expect(await server.mails()).toEqual([]);
  });

  it("is taken back with the account's password, or the account", async () => {
    const server = await startAccounts(kind);
    const owner = await registered(server);
    const ask = () =>
      createVisitor(server).post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    await ask();
    const newPassword = "a difference engine";
    await owner.post(ACCOUNT, "account-password", { currentPassword: ada.password, newPassword });
    const subjects = (await server.mails()).map(({ subject }) => subject);
    expect(subjects).toEqual([subjectOf(accountWords.changedSubject)]);
    await ask();
    await owner.post(ACCOUNT, "account-close", { password: newPassword });
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      subjectOf(accountWords.closedSubject),
    ]);
  });

  it("is one of the newsletter's: an address that was taken off, or entered again, gets no old one", async () => {
    const server = await startHarness(kind);
    await server.send({ form: "subscribe", email: ada.email });
    const [first] = await server.mails();
    server.clock.now += 24 * HOUR;
    away(server);
    await server.send({ form: "subscribe", email: ada.email });
    await server.mails();
    server.clock.now += 24 * HOUR;
    await server.send({ form: "subscribe", email: ada.email });
    back(server);
    expect(await server.mails()).toHaveLength(1);
    server.clock.now += 24 * HOUR;
    await server.send({ form: "subscribe", email: ada.email });
    const token = tokenIn(first, unsubscribePath);
    await server.request("/", formPost({ form: "unsubscribe", token }));
    expect(await server.mails()).toEqual([]);
  });
});

describe.each(databases)("links of the newsletter on %s", (kind) => {
  it("all go on working: each mail that was sent leads out of the list", async () => {
    const server = await startHarness(kind);
    const mails = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await server.send({ form: "subscribe", email: ada.email });
      mails.push(...(await server.mails()));
      server.clock.now += 2 * MINUTE;
    }
    const confirmed = await server.request(
      "/",
      formPost({
        form: "confirm-subscription",
        token: tokenIn(mails[0], confirmSubscriptionPath),
      }),
    );
    expect(confirmed.status).toBe(303);
    for (const mail of mails) {
      const token = tokenIn(mail, unsubscribePath);
      const answer = await server.request("/", formPost({ form: "unsubscribe", token }));
      expect(answer.status).toBe(303);
    }
    expect(await subscriptionsIn(server)).toMatchObject([{ state: "unsubscribed" }]);
  });
});

function askForAdminLink(server: Harness, email: string, turn = 0) {
  const fields = formPost({ form: "admin-sign-in", email });
  return server.request("/admin", fields, `198.51.100.${turn}`);
}

async function askForLink(server: AccountServer, email: string = ada.email) {
  await createVisitor(server).post(PASSWORD_LINK, "account-password-link", { email });
  return linkTo(server, email);
}

function reset(server: AccountServer, { path, token }: { path: string; token: string }) {
  const newPassword = "a difference engine";
  return createVisitor(server).post(path, "account-new-password", { token, newPassword });
}
