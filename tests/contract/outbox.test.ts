import { describe, expect, it } from "vitest";
import { PermanentMailError } from "#server/mail/mail.ts";
import { createRuntime } from "#server/runtime.ts";
import { LEASE_MS, MAX_ATTEMPTS } from "#server/services/mail-times.ts";
import { createOutbox, type MailTerms } from "#server/services/outbox.ts";
import { freshData } from "./support/data.ts";
import { databasesFor, FakeTransport, type Harness, startHarness } from "./support/harness.ts";
import { plainMail } from "./support/plain-mail.ts";
import { subscriptionsIn } from "./support/subscriptions.ts";
import { sweep } from "./support/sweep.ts";

const MINUTE = 60_000;
const databases = databasesFor(import.meta.filename);
const outboxRows = (server: Harness) =>
  server.runtime.database.queries.selectFrom("outbox").selectAll().execute();

describe.each(databases)("the outbox on %s", (kind) => {
  it("tries again after growing pauses and then forgets the content", async () => {
    const server = await startHarness(kind);
    server.transport.failures = [1, 2, 3].map(
      (turn) => new Error(`no connection ${turn} for ada@example.com`),
    );
    await server.send({ email: "ada@example.com" });
    // random() is fixed at 0.5: the pauses are exactly 30 s, 60 s and 120 s.
    for (const pause of [30_000, 60_000, 120_000]) {
      expect(await server.mails()).toEqual([]);
      server.clock.now += pause - 1;
      expect(await server.runtime.worker.deliverNext(), "too early").toBe(false);
      server.clock.now += 1;
    }
    expect(await server.mails()).toHaveLength(1);
    expect(await outboxRows(server)).toMatchObject([
      { state: "sent", mail: "", attempts: 4, lease: null, last_error: null },
    ]);
    const log = server.log.join("");
    expect(log).toContain("no connection 3 for [email]");
    expect(log).not.toContain("ada@");
  });

  it(`gives up after ${MAX_ATTEMPTS} tries, with an error in the log`, async () => {
    const server = await startHarness(kind);
    server.transport.failures = Array.from({ length: 99 }, () => new Error("down"));
    await server.send({ email: "ada@example.com" });
    for (let turn = 0; turn < MAX_ATTEMPTS + 3; turn += 1) {
      await server.runtime.worker.deliverNext();
      server.clock.now += 6 * 60 * MINUTE;
    }
    expect(server.transport.failures).toHaveLength(99 - MAX_ATTEMPTS);
    expect(await outboxRows(server)).toMatchObject([{ state: "failed", last_error: "down" }]);
    expect(server.log.join("")).toContain("mail given up");
  });

  it("gives up at once when the mailbox does not exist", async () => {
    const server = await startHarness(kind);
    server.transport.failures = [new PermanentMailError("550 no such user")];
    await server.send({ email: "ada@example.com" });
    await server.mails();
    expect(await outboxRows(server)).toMatchObject([{ state: "failed", attempts: 1 }]);
  });

  it("hands a mail to one worker at a time, and to another when its lease has ended", async () => {
    const server = await startHarness(kind);
    await server.send({ email: "ada@example.com" });
    const outbox = createOutbox(server.runtime.database, () => server.clock.now);
    const claims = await Promise.all([1, 2, 3, 4].map(() => outbox.claim()));
    const held = claims.filter((claim) => claim !== null);
    expect(held).toHaveLength(1);
    server.clock.now += LEASE_MS - 1;
    expect(await outbox.claim()).toBeNull();
    server.clock.now += 1;
    const second = await outbox.claim();
    expect(second).toMatchObject({ attempts: 2 });
    // The first one comes late: its result no longer counts.
    if (held[0]) await outbox.markFailed(held[0], "late");
    expect(await outboxRows(server)).toMatchObject([{ state: "pending" }]);
    if (second) await outbox.markSent(second);
    expect(await outboxRows(server)).toMatchObject([{ state: "sent" }]);
  });

  it("counts a mail as sent whoever holds it by then", async () => {
    const server = await startHarness(kind);
    await server.send({ email: "ada@example.com" });
    const outbox = createOutbox(server.runtime.database, () => server.clock.now);
    const first = await outbox.claim();
    server.clock.now += LEASE_MS;
    const second = await outbox.claim();
    if (!first || !second) throw new Error("the mail cannot be had");
    expect(await outbox.renew(first), "it is another's").toBe(false);
    await outbox.markSent(first);
    await outbox.postpone(second, 1000, "too late");
    expect(await outboxRows(server)).toMatchObject([{ state: "sent", mail: "", lease: null }]);
  });

  it("sends the newest of those with one topic, and none after its time", async () => {
    const server = await startHarness(kind);
    const { database } = server.runtime;
    const outbox = createOutbox(database, () => server.clock.now);
    const write = (subject: string, terms?: MailTerms) =>
      database.write((transaction) =>
        outbox.enqueue(transaction, { ...plainMail, subject }, terms),
      );
    const until = server.clock.now + MINUTE;
    server.transport.failures = [1, 2].map(() => new Error("no connection"));
    await write("link 1", { topic: "link of ada", until });
    await write("expired", { topic: "link of eve", until });
    await write("about nothing");
    await server.runtime.worker.deliverNext();
    await server.runtime.worker.deliverNext();
    // One waits for its next try, as its successor is written.
    await write("link 2", { topic: "link of ada", until: until + MINUTE });
    server.clock.now = until;
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      "about nothing",
      "link 2",
    ]);
    await write("link 3", { topic: "link of ada" });
    const rows = await outboxRows(server);
    expect(rows.map(({ state, topic }) => [state, topic])).toEqual([
      ["pending", "link of eve"],
      ["sent", null],
      ["sent", null],
      ["pending", "link of ada"],
    ]);
    await database.write((transaction) => outbox.withdraw(transaction, "link of ada"));
    expect(await server.mails()).toEqual([]);
    expect(await sweep(server), "none is deleted unseen").toEqual({});
    const states = (await outboxRows(server)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["failed", "sent", "sent"]);
  });

  it("gives up when the next try would come after the end of the link", async () => {
    const server = await startHarness(kind);
    const { database, worker } = server.runtime;
    const outbox = createOutbox(database, () => server.clock.now);
    const until = server.clock.now + MINUTE;
    await database.write((transaction) => outbox.enqueue(transaction, plainMail, { until }));
    server.transport.failures = [1, 2].map(() => new Error("no connection"));
    await worker.deliverNext();
    expect(await outboxRows(server)).toMatchObject([{ state: "pending" }]);
    expect(server.log.join("")).not.toContain("mail given up");
    server.clock.now += MINUTE / 2;
    await worker.deliverNext();
    expect(await outboxRows(server)).toMatchObject([
      { state: "failed", last_error: "no connection", failed_at: server.clock.now },
    ]);
    expect(server.log.at(-1)).toContain("mail given up");
  });

  it("writes the mail with what it tells about, or neither", async () => {
    const server = await startHarness(kind);
    await server.runtime.database.queries.schema.dropTable("outbox").execute();
    const answer = await server.send({ email: "ada@example.com" });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await subscriptionsIn(server)).toEqual([]);
  });

  it("wakes its worker at once, and ends with the mail under way", async () => {
    const data = await freshData(kind);
    let release = () => {};
    let begun = () => {};
    const started = new Promise<void>((resolve) => (begun = resolve));
    const transport = new FakeTransport();
    transport.send = async (mail) => {
      begun();
      await new Promise<void>((resolve) => (release = resolve));
      transport.sent.push(mail);
    };
    const server = await startHarness(kind, {}, data);
    const runtime = await createRuntime({
      settings: server.settings,
      logger: (await import("pino")).pino({ level: "silent" }),
      transport,
    });
    runtime.worker.start();
    await runtime.services.forms.submit(
      "subscribe",
      { email: "ada@example.com" },
      { clientAddress: "192.0.2.1" },
    );
    await started;
    const closed = runtime.close();
    release();
    await closed;
    expect(transport.sent).toHaveLength(1);
    expect(await outboxRows(server)).toMatchObject([{ state: "sent" }]);
  });
});
