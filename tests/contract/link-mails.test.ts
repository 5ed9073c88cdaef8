import { site } from "#content/site.ts";
import { fill } from "#shared/words.ts";
import { signInPath } from "#shared/back-office/addresses.ts";
import { ACCOUNT, PASSWORD_LINK, confirmAccountPath, unsubscribePath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import * as accountWords from "#forms/account/words.ts";
import { SIGN_IN_LINK_MINUTES } from "#shared/back-office/lifetimes.ts";
import * as words from "#server/words.ts";
import { all, OWNER, redeem, SECOND, startBackOffice } from "./support/admin.ts";
import { askForAdminLink } from "./support/admin-link.ts";
import { databasesFor, formPost, type Harness, startHarness, tokenIn } from "./support/harness.ts";
import { sweep } from "./support/sweep.ts";
import {
  ada,
  createVisitor,
  DAY,
  HOUR,
  MINUTE,
  registered,
  startAccounts,
} from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);

const subjectOf = (subject: string) => fill(subject, { site: site.name });

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
