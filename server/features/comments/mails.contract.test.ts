import { commentReviewPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { all, signIn, startBackOffice } from "#tests/contract/support/admin.ts";
import { databasesFor, type Harness, tokenIn } from "#tests/contract/support/harness.ts";
import { DAY } from "#server/clock.ts";
import { type OutgoingMail, PermanentMailError } from "#server/mail/mail.ts";
import { FAILED_MAILS } from "#shared/back-office/addresses.ts";
import { REVIEW_LINK_DAYS } from "#shared/comments/lifetimes.ts";
import { post } from "./fixture.ts";

const databases = databasesFor(import.meta.filename);

const write = (server: Harness) =>
  server.send({
    form: "comment",
    post: String(post.id),
    name: "Ada",
    email: "ada@example.com",
    message: "I kept the moth.",
  });

describe.each(databases)("the mail that asks the owner about a comment, on %s", (kind) => {
  it("is not sent again once its link has ended", async () => {
    const server = await startBackOffice(kind, { KEEP_MAILS_DAYS: "60" });
    const { failedMails } = server.runtime.services.backOffice;
    await write(server);
    server.transport.failures = [new PermanentMailError("550 no such user")];
    await server.mails();
    server.clock.now += (REVIEW_LINK_DAYS + 1) * DAY;
    const owner = await signIn(server);
    const [mail] = (await failedMails.list(all)).rows;
    expect(mail).toMatchObject({ isExpired: true });
    const again = await owner.post(FAILED_MAILS, { form: "mail-again", id: mail!.id });
    expect(again.status).toBe(409);
    expect(await server.mails()).toEqual([]);
  });

  it("is taken back when the comment was decided on before it came, in the office or by its link", async () => {
    const server = await startBackOffice(kind);
    const owner = await signIn(server);
    const { database, services } = server.runtime;
    await write(server);
    const [comment] = (await services.backOffice.comments.list(all)).rows;
    const { id } = comment!;
    await owner.post("/admin/comments", { form: "comment-decide", id, verdict: "shown" });
    expect(await server.mails()).toEqual([]);

    server.clock.now += DAY;
    await write(server);
    // One whose sending was not acknowledged waits, although it came.
    const waiting = database.queries.selectFrom("outbox").select("mail");
    const { mail } = await waiting.where("state", "=", "pending").executeTakeFirstOrThrow();
    const token = tokenIn(JSON.parse(mail) as OutgoingMail, commentReviewPath);
    expect(await services.comments.decide(token, "refused")).toBe(true);
    expect(await server.mails()).toEqual([]);
  });
});
