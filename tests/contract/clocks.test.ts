import { SIGN_IN } from "#content/addresses.ts";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { DatabaseKind } from "#server/db/database.ts";
import { mailFolder } from "#server/mail/disk-transport.ts";
import { LEASE_MS } from "#server/services/mail-times.ts";
import { createOutbox } from "#server/services/outbox.ts";
import { linkFor, OWNER, redeem, signIn, whoIs } from "./support/admin.ts";
import { freshData } from "./support/data.ts";
import { databasesFor, type Harness, startHarness } from "./support/harness.ts";
import { HOUR, sweep, watchClock } from "./support/sweep.ts";
import { ada, createVisitor } from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const MINUTE = 60_000;
const DAY = 24 * HOUR;

const tables = [
  "subscriptions",
  "subscription_tokens",
  "accounts",
  "account_links",
  "messages",
  "comments",
  "outbox",
  "admin_links",
  "admin_sessions",
  "audit_log",
] as const;

/** How many rows and files there are that time deletes. */
async function holdings(server: Harness): Promise<Record<string, number>> {
  const { queries } = server.runtime.database;
  const counts: Record<string, number> = {};
  for (const table of tables)
    counts[table] = (await queries.selectFrom(table).selectAll().execute()).length;
  counts.files = (await readdir(mailFolder(server.settings.dataDir))).length;
  return counts;
}

/** A server with something of everything that is deleted when its time is over. */
async function startWithVisitors(kind: DatabaseKind, settings: Record<string, string> = {}) {
  const data = await freshData(kind);
  const env = { RATE_LIMIT: "off", ADMIN_EMAILS: OWNER, ...settings };
  const server = await startHarness(kind, env, data);
  await redeem(server, (await linkFor(server, OWNER)) ?? "");
  await linkFor(server, OWNER);
  await server.send({ email: "pending@example.com" });
  const letter = { name: "Ada", email: "ada@example.com", message: "Are you open on Sunday?" };
  await server.send({ ...letter, form: "contact" });
  await server.send({ ...letter, form: "comment", post: "1" });
  await createVisitor(server).post(SIGN_IN, "account-sign-up", ada);
  await server.mails();
  const folder = mailFolder(server.settings.dataDir);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "kept.eml"), "Subject: Hello");
  const time = new Date(server.clock.now);
  await utimes(join(folder, "kept.eml"), time, time);
  await sweep(server);
  const before = await holdings(server);
  for (const [name, count] of Object.entries(before)) expect(count, name).toBeGreaterThan(0);
  return {
    server,
    before,
    /** Another process on the same data whose clock is off by this. */
    startAnother: async (off: number) => {
      const other = await startHarness(kind, env, data);
      other.clock.now = server.clock.now + off;
      return other;
    },
  };
}

const shouts = (server: Harness) =>
  server.log.filter((line) => /THE CLOCK HAS JUMPED|THE CLOCK WAS SET BACK/.test(line));

describe.each(databases)("a wrong clock on %s", (kind) => {
  it("400 days ahead at the start deletes nothing, and says so once", async () => {
    const { before, startAnother } = await startWithVisitors(kind);
    const ahead = await startAnother(400 * DAY);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await ahead.runtime.retention.sweep()).toBeNull();
      await watchClock(ahead, 3);
    }
    expect(await holdings(ahead)).toEqual(before);
    expect(shouts(ahead)).toHaveLength(1);
    expect(shouts(ahead)[0]).toContain('"days":400');

    // Set right: it deletes nothing either, and everything works on.
    const right = await startAnother(0);
    await right.runtime.retention.sweep();
    await watchClock(right, 30);
    expect(await right.runtime.retention.sweep()).not.toBeNull();
    const { messages, comments, subscriptions, accounts, files } = before;
    expect(await holdings(right)).toMatchObject({
      messages,
      comments,
      subscriptions,
      accounts,
      files,
    });
  });

  it("that jumps while the server runs is noticed by it", async () => {
    const { server, before } = await startWithVisitors(kind);
    for (const jump of [37 * HOUR, 10 * DAY, 5000 * DAY]) {
      server.clock.now += jump;
      expect(await server.runtime.retention.sweep(), `${jump / DAY} days`).toBeNull();
    }
    expect(await holdings(server)).toEqual(before);
  });

  it("that is set back deletes nothing, forth again neither", async () => {
    const { server, before } = await startWithVisitors(kind);
    server.clock.now -= 300 * DAY;
    await server.runtime.retention.sweep();
    await watchClock(server, 2);
    expect(shouts(server)).toHaveLength(1);
    server.clock.now += 300 * DAY;
    expect(await server.runtime.retention.sweep()).toBeNull();
    expect(await holdings(server)).toEqual(before);
  });

  it("of one process keeps all of them from deleting, until it is right again", async () => {
    const { server, before, startAnother } = await startWithVisitors(kind);
    const wrong = await startAnother(400 * DAY);
    for (let hour = 0; hour < 26; hour += 1) {
      await watchClock(wrong, 1);
      await watchClock(server, 1);
    }
    expect(await wrong.runtime.retention.sweep()).toBeNull();
    expect(await server.runtime.retention.sweep()).toBeNull();
    expect(await holdings(server)).toMatchObject({ messages: before.messages });
    wrong.clock.now = server.clock.now;
    for (let hour = 0; hour < 25; hour += 1) {
      await watchClock(wrong, 1);
      await watchClock(server, 1);
    }
    expect(await server.runtime.retention.sweep()).not.toBeNull();
  });

  it("that is a little off from another machine's is no reason to wait", async () => {
    const { server, startAnother } = await startWithVisitors(kind);
    const other = await startAnother(3 * MINUTE);
    for (let hour = 0; hour < 5; hour += 1) {
      expect(await server.runtime.clockGuard.mayDelete()).toBe(true);
      expect(await other.runtime.clockGuard.mayDelete()).toBe(true);
      server.clock.now += HOUR;
      other.clock.now += HOUR;
    }
  });
});

describe.each(databases)("a site on %s", (kind) => {
  it("that was off for a month is swept a day later, however often it is restarted", async () => {
    const { server, startAnother } = await startWithVisitors(kind);
    await server.close();
    const first = await startAnother(400 * DAY);
    expect(await first.runtime.retention.sweep()).toBeNull();
    await watchClock(first, 12);
    await first.close();
    server.clock.now = first.clock.now;
    const second = await startAnother(MINUTE);
    await watchClock(second, 11);
    expect(await second.runtime.retention.sweep(), "not a day yet").toBeNull();
    await watchClock(second, 1);
    expect(await second.runtime.retention.sweep()).toMatchObject({ messages: 1, files: 1 });
    expect(second.log.join("")).toContain("the clock has gone on for a day");
  });

  it("that is switched on for a moment each day has not been watched for a day", async () => {
    const { server } = await startWithVisitors(kind);
    server.clock.now += 400 * DAY;
    for (let day = 0; day < 10; day += 1) {
      expect(await server.runtime.retention.sweep()).toBeNull();
      server.clock.now += DAY;
    }
  });

  it("that was off overnight is swept at once", async () => {
    const { server } = await startWithVisitors(kind, { KEEP_MESSAGES_DAYS: "7" });
    await watchClock(server, 7 * 24 - 13);
    server.clock.now += 14 * HOUR;
    expect(await server.runtime.retention.sweep()).toMatchObject({ messages: 1 });
  });

  it("that is new watches its clock first, and complains of nothing", async () => {
    const server = await startHarness(kind);
    expect(await server.runtime.retention.sweep()).toBeNull();
    await watchClock(server, 23);
    expect(await server.runtime.retention.sweep()).toBeNull();
    await watchClock(server, 1);
    expect(await server.runtime.retention.sweep()).toEqual({});
    expect(shouts(server)).toEqual([]);
  });

  it("looks at its clock every hour by itself", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startHarness(kind);
    const seen = async () => {
      const { queries } = server.runtime.database;
      const rows = await queries.selectFrom("settings").selectAll().execute();
      return rows.find(({ key }) => key === "clock")?.value;
    };
    for (let hour = 0; hour < 3; hour += 1) {
      server.clock.now += HOUR;
      vi.advanceTimersByTime(HOUR);
      await expect.poll(seen).toContain(String(server.clock.now));
    }
  });
});

it("the clock is looked at by several processes at once", async () => {
  const { server, startAnother } = await startWithVisitors("postgres");
  const others = [await startAnother(1000), await startAnother(2000), await startAnother(-1000)];
  const answers = await Promise.all(
    [server, ...others].map((each) => each.runtime.clockGuard.mayDelete()),
  );
  expect(answers).toEqual([true, true, true, true]);
});

describe.each(databases)("after a clock was hours ahead on %s", (kind) => {
  it("a mail that was written then goes out at once", async () => {
    const server = await startHarness(kind);
    server.clock.now += 3 * HOUR;
    await server.send({ email: ada.email });
    server.clock.now -= 3 * HOUR;
    expect(await server.mails()).toHaveLength(1);
  });

  it.each([1, 4, 19])("a mail that was tried %i times then is tried again", async (failures) => {
    const server = await startHarness(kind);
    await server.send({ email: ada.email });
    server.transport.failures = Array.from({ length: failures }, () => new Error("away"));
    for (let turn = 0; turn < failures; turn += 1) {
      expect(await server.runtime.worker.deliverNext()).toBe(true);
      if (turn < failures - 1) server.clock.now += 7 * HOUR;
    }
    server.clock.now -= 30 * HOUR;
    expect(await server.mails()).toHaveLength(1);
  });

  it("a mail that a worker held then is another's when that worker's time is over", async () => {
    const server = await startHarness(kind);
    server.clock.now += 3 * HOUR;
    await server.send({ email: ada.email });
    const outbox = createOutbox(server.runtime.database, () => server.clock.now);
    expect(await outbox.claim()).not.toBeNull();
    server.clock.now -= 3 * HOUR;
    expect(await outbox.claim()).toBeNull();
    server.clock.now += LEASE_MS;
    expect(await outbox.claim()).toMatchObject({ attempts: 2 });
  });

  it("no mail is sent twice because two machines disagree by a minute", async () => {
    const server = await startHarness(kind);
    const { database } = server.runtime;
    await server.send({ email: ada.email });
    const ahead = createOutbox(database, () => server.clock.now + MINUTE);
    expect(await ahead.claim()).not.toBeNull();
    const behind = createOutbox(database, () => server.clock.now);
    expect(await behind.claim()).toBeNull();
  });

  it("a mail that has to wait still waits", async () => {
    const server = await startHarness(kind);
    await server.send({ email: ada.email });
    server.transport.failures = [new Error("away")];
    expect(await server.mails()).toEqual([]);
    server.clock.now -= 10_000;
    expect(await server.mails()).toEqual([]);
    server.clock.now += 10_000 + 29_999;
    expect(await server.mails()).toEqual([]);
    server.clock.now += 1;
    expect(await server.mails()).toHaveLength(1);
  });

  it("a message that was sent then can be sent again", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off" });
    const message = "Are you open on Sunday?";
    const letter = { form: "contact", name: "Ada", email: ada.email, message };
    const stored = async () => {
      const { queries } = server.runtime.database;
      return (await queries.selectFrom("messages").selectAll().execute()).length;
    };
    server.clock.now += 3 * HOUR;
    await server.send(letter);
    server.clock.now -= 3 * HOUR;
    await server.send(letter);
    expect(await stored()).toBe(2);
    // As ever: a double click, also at a machine whose clock is a little behind, is one message.
    await server.send(letter);
    server.clock.now -= 30_000;
    await server.send(letter);
    expect(await stored()).toBe(2);
  });

  it("a link into the back office and a session that were begun then are over", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off", ADMIN_EMAILS: OWNER });
    const { access } = server.runtime.services.backOffice;
    server.clock.now += 3 * HOUR;
    const { cookie } = await signIn(server);
    const link = (await linkFor(server, OWNER)) ?? "";
    const isOpen = async () => [
      (await whoIs(server, cookie)) !== null,
      await access.isUsable(link),
    ];
    expect(await isOpen()).toEqual([true, true]);
    server.clock.now -= MINUTE;
    expect(await isOpen(), "a minute off").toEqual([true, true]);
    server.clock.now -= 3 * HOUR;
    expect(await isOpen()).toEqual([false, false]);
  });

  it("an address that subscribed then can ask for its link again", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off" });
    server.clock.now += 3 * HOUR;
    await server.send({ email: ada.email });
    expect(await server.mails()).toHaveLength(1);
    server.clock.now -= 3 * HOUR;
    await server.send({ email: ada.email });
    expect(await server.mails()).toHaveLength(1);
    // As ever: not twice in a minute.
    await server.send({ email: ada.email });
    expect(await server.mails()).toEqual([]);
  });
});
