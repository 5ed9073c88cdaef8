import { describe, expect, it } from "vitest";
import { FAILED_MAILS } from "#shared/back-office/addresses.ts";
import { PermanentMailError } from "#server/mail/mail.ts";
import { createOutbox, type MailTerms } from "#server/services/outbox.ts";
import { all, done, OWNER, signIn, startBackOffice } from "./support/admin.ts";
import { databasesFor, type Harness } from "./support/harness.ts";
import { plainMail } from "./support/plain-mail.ts";
import { HOUR, sweep } from "./support/sweep.ts";

const databases = databasesFor(import.meta.filename);

/** A mail that its receiver's server refuses for good. */
async function refused(server: Harness, subject: string, terms?: MailTerms): Promise<string> {
  const { database } = server.runtime;
  const outbox = createOutbox(database, () => server.clock.now);
  const mail = { ...plainMail, subject };
  const id = await database.write((transaction) => outbox.enqueue(transaction, mail, terms));
  server.transport.failures = [new PermanentMailError("550 no such user")];
  await server.mails();
  server.clock.now += 1;
  return id;
}

const press = (owner: Awaited<ReturnType<typeof signIn>>, form: string, id: string) =>
  owner.post(FAILED_MAILS, { form, id });

describe.each(databases)("mails that were given up, on %s", (kind) => {
  it("are listed with the reason, the newest first, and sent again or done with", async () => {
    const server = await startBackOffice(kind);
    const owner = await signIn(server);
    const { backOffice } = server.runtime.services;
    const older = await refused(server, "Older");
    const newer = await refused(server, "Newer");
    expect(await backOffice.waiting()).toMatchObject({ failedMails: 2 });
    expect((await backOffice.failedMails.list(all)).rows).toMatchObject([
      {
        id: newer,
        to: plainMail.to,
        subject: "Newer",
        reason: "550 no such user",
        failedAt: server.clock.now - 1,
        isExpired: false,
      },
      { id: older, subject: "Older" },
    ]);

    expect((await press(owner, "mail-again", newer)).status).toBe(303);
    expect((await press(owner, "mail-again", newer)).status, "it is on its way").toBe(409);
    expect((await server.mails()).map(({ subject }) => subject)).toEqual(["Newer"]);
    expect((await press(owner, "mail-done", older)).status).toBe(303);
    expect((await press(owner, "mail-done", older)).status).toBe(409);
    expect((await backOffice.failedMails.list(all)).total).toBe(0);
    expect(await done(server)).toEqual([
      { admin: OWNER, action: "Email: removed from failed emails", subject: older },
      { admin: OWNER, action: "Email: sent again", subject: newer },
    ]);
  });

  it("say that they were never tried, where no mail server was asked before their link ended", async () => {
    const server = await startBackOffice(kind);
    const { database, services } = server.runtime;
    const outbox = createOutbox(database, () => server.clock.now);
    const until = server.clock.now + HOUR;
    await database.write((transaction) => outbox.enqueue(transaction, plainMail, { until }));
    server.clock.now = until;
    await sweep(server);
    expect((await services.backOffice.failedMails.list(all)).rows).toMatchObject([
      { to: plainMail.to, reason: "It was not tried in time.", isExpired: true },
    ]);
  });

  it("are not sent again once their link has ended, and leave for a newer one", async () => {
    const server = await startBackOffice(kind);
    const owner = await signIn(server);
    const { failedMails } = server.runtime.services.backOffice;
    const until = server.clock.now + 60_000;
    const id = await refused(server, "Link", { topic: "link", until });
    server.clock.now = until;
    expect((await failedMails.list(all)).rows).toMatchObject([{ id, isExpired: true }]);
    expect((await press(owner, "mail-again", id)).status).toBe(409);
    expect(await server.mails()).toEqual([]);
    const next = await refused(server, "Newer link", { topic: "link" });
    expect((await failedMails.list(all)).rows).toMatchObject([{ id: next }]);
  });
});
