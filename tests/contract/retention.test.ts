import { commentReviewPath, confirmSubscriptionPath, unsubscribePath } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mailFolder } from "#server/mail/disk-transport.ts";
import { REVIEW_LINK_DAYS } from "#shared/comments/lifetimes.ts";
import { PermanentMailError } from "#server/mail/mail.ts";
import { buyerOf, cards, placed, withNewKey } from "./support/buyer.ts";
import { freshData } from "./support/data.ts";
import { databasesFor, formPost, type Harness, startHarness, tokenIn } from "./support/harness.ts";
import { sweep } from "./support/sweep.ts";
import { subscriptionsIn } from "./support/subscriptions.ts";

const databases = databasesFor(import.meta.filename);
const DAY = 24 * 60 * 60_000;
const message = {
  form: "contact",
  name: "Ada Lovelace",
  email: "ada@example.com",
  message: "Are you open on Sunday?",
};

const countOf = async (server: Harness, table: "messages" | "outbox" | "subscription_tokens") =>
  (await server.runtime.database.queries.selectFrom(table).selectAll().execute()).length;

async function confirm(server: Harness, email: string) {
  await server.send({ email });
  const [mail] = await server.mails();
  const token = tokenIn(mail, confirmSubscriptionPath);
  await server.request(
    confirmSubscriptionPath(token),
    formPost({ form: "confirm-subscription", token }),
  );
  return tokenIn(mail, unsubscribePath);
}

/** Many messages at once, as old as asked. */
async function fillMessages(server: Harness, count: number, created_at: number) {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    form: "contact",
    payload: "{}",
    fingerprint: randomUUID(),
    time_slot: 1,
    created_at,
  }));
  for (let start = 0; start < count; start += 500)
    await server.runtime.database.queries
      .insertInto("messages")
      .values(rows.slice(start, start + 500))
      .execute();
}

describe.each(databases)("what is past its time on %s", (kind) => {
  it("goes: messages after their period and not a day before", async () => {
    const server = await startHarness(kind, { KEEP_MESSAGES_DAYS: "90" });
    await server.send(message);
    server.clock.now += 90 * DAY;
    expect(await sweep(server)).toEqual({});
    expect(await countOf(server, "messages")).toBe(1);
    server.clock.now += 1;
    expect(await sweep(server)).toEqual({ messages: 1 });
    expect(await countOf(server, "messages")).toBe(0);
  });

  it("goes: addresses that never confirmed, with their links; confirmed ones stay for good", async () => {
    const server = await startHarness(kind);
    await confirm(server, "grace@example.com");
    await server.send({ email: "ada@example.com" });
    await server.mails();
    server.clock.now += 29 * DAY;
    await server.send({ email: "late@example.com" });
    server.clock.now += 2 * DAY;
    await sweep(server);
    expect((await subscriptionsIn(server)).map(({ email }) => email).toSorted()).toEqual([
      "grace@example.com",
      "late@example.com",
    ]);
    server.clock.now += 4000 * DAY;
    await sweep(server);
    expect(await subscriptionsIn(server)).toMatchObject([
      { email: "grace@example.com", state: "confirmed" },
    ]);
    // Hers to unsubscribe with; the ones to confirm with are gone.
    const tokens = await server.runtime.database.queries
      .selectFrom("subscription_tokens")
      .select("purpose")
      .execute();
    expect(tokens).toEqual([{ purpose: "unsubscribe" }]);
  });

  it("goes: links to confirm, as soon as they work no longer", async () => {
    const server = await startHarness(kind);
    await server.send({ email: "ada@example.com" });
    expect(await countOf(server, "subscription_tokens")).toBe(2);
    server.clock.now += 7 * DAY;
    expect(await sweep(server)).toEqual({ subscription_tokens: 1 });
    const mails = server.runtime.database.queries.selectFrom("outbox").select("state");
    expect(await mails.execute(), "its mail never went out").toEqual([{ state: "failed" }]);
    server.clock.now += 31 * DAY;
    expect(await sweep(server)).toMatchObject({ outbox: 1 });
  });

  it("goes: addresses that left the list", async () => {
    const server = await startHarness(kind, { KEEP_UNSUBSCRIBED_DAYS: "14" });
    await server.runtime.services.newsletter.unsubscribe(await confirm(server, "ada@example.com"));
    server.clock.now += 13 * DAY;
    await sweep(server);
    expect(await subscriptionsIn(server)).toHaveLength(1);
    server.clock.now += 2 * DAY;
    await sweep(server);
    expect(await subscriptionsIn(server)).toEqual([]);
    expect(await countOf(server, "subscription_tokens")).toBe(0);
  });

  it("goes: comments that were not let in; those on the page stay with it", async () => {
    const server = await startHarness(kind);
    const comment = { form: "comment", post: "1", name: "Ada", email: "ada@example.com" };
    await server.send({ ...comment, message: "Let this in." });
    await server.send({ ...comment, message: "Leave this out." });
    const [first] = await server.mails();
    await server.runtime.services.comments.decide(tokenIn(first, commentReviewPath), "shown");
    server.clock.now += 61 * DAY;
    expect(await sweep(server)).toMatchObject({ comments: 1 });
    const shown = await server.runtime.database.queries
      .selectFrom("comments")
      .select("state")
      .execute();
    expect(shown).toEqual([{ state: "shown" }]);
  });

  it("goes: comments that were rejected, from then on, however long they had been shown", async () => {
    const days = REVIEW_LINK_DAYS;
    const server = await startHarness(kind, { KEEP_UNSEEN_COMMENTS_DAYS: String(days) });
    const { comments } = server.runtime.services;
    const comment = { form: "comment", post: "1", name: "Ada", email: "ada@example.com" };
    await server.send({ ...comment, message: "Let this in, for a time." });
    const token = tokenIn((await server.mails())[0], commentReviewPath);
    await comments.decide(token, "shown");
    server.clock.now += (days - 1) * DAY;
    await comments.decide(token, "refused");
    server.clock.now += days * DAY;
    expect(await sweep(server)).not.toHaveProperty("comments");
    server.clock.now += 1;
    expect(await sweep(server)).toMatchObject({ comments: 1 });
  });

  it("goes: orders with everything that belongs to them, after the years that books are kept", async () => {
    const server = await startHarness(kind, { KEEP_ORDERS_DAYS: "2200" });
    const buyer = buyerOf(server);
    await buyer.put("YOYO");
    await placed(await buyer.order());
    server.clock.now += 2200 * DAY;
    expect(await sweep(server)).not.toHaveProperty("orders");
    server.clock.now += DAY;
    expect(await sweep(server)).toMatchObject({ orders: 1 });
    const { queries } = server.runtime.database;
    for (const table of ["order_lines", "order_events", "payment_attempts"] as const)
      expect(await queries.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it("goes: orders that ended unpaid, soon after they did; one that waits for its money stays", async () => {
    const server = await startHarness(kind, { KEEP_UNPAID_ORDERS_DAYS: "20" });
    const buyer = buyerOf(server);
    const order = async (cardNumber: string) => {
      await buyer.put("YOYO");
      return buyer.order({ cardNumber }, withNewKey());
    };
    await placed(await order(cards.success));
    expect((await order(cards.decline)).status).toBe(402);
    await placed(await order(cards.delayed));
    const { queries } = server.runtime.database;
    const states = async () => {
      const orders = await queries.selectFrom("orders").select("state").orderBy("state").execute();
      return orders.map(({ state }) => state);
    };
    server.clock.now += 20 * DAY;
    expect(await sweep(server)).not.toHaveProperty("orders");
    server.clock.now += DAY;
    expect(await sweep(server)).toMatchObject({ orders: 1 });
    expect(await states()).toEqual(["paid", "pending"]);
    // Its time begins when it ends, not when it was placed.
    await queries.updateTable("test_payments").set({ outcome: "declined" }).execute();
    await server.runtime.made.shop.worker.checkNext();
    expect(await states()).toEqual(["paid", "payment_failed"]);
    await sweep(server);
    expect(await states()).toEqual(["paid", "payment_failed"]);
    server.clock.now += 21 * DAY;
    await sweep(server);
    expect(await states()).toEqual(["paid"]);
    expect(await queries.selectFrom("order_lines").selectAll().execute()).toHaveLength(1);
  });

  it("goes: the record of mails that went out or were given up, never one that waits", async () => {
    const server = await startHarness(kind);
    await server.send(message);
    await server.mails();
    await server.runtime.database.queries
      .updateTable("outbox")
      .set((eb) => ({ state: "failed", failed_at: eb.ref("created_at") }))
      .where("id", "=", (eb) => eb.selectFrom("outbox").select("id").limit(1))
      .execute();
    server.clock.now += 31 * DAY;
    await server.send({ ...message, message: "This one waits." });
    expect(await sweep(server)).toEqual({ outbox: 2 });
    expect(await countOf(server, "outbox")).toBe(2);
    expect(await server.mails()).toHaveLength(2);
  });

  it("goes: mails that were given up, so long after they were, however long they had waited", async () => {
    const server = await startHarness(kind);
    const from = { name: "Ada Lovelace", email: "ada@example.com" };
    await server.send({ form: "contact", ...from, message: "Are you open on Sunday?" });
    const mails = await countOf(server, "outbox");
    server.clock.now += 40 * DAY;
    server.transport.failures = Array.from(
      { length: mails },
      () => new PermanentMailError("550 no such user"),
    );
    await server.mails();
    server.clock.now += 29 * DAY;
    expect(await sweep(server)).not.toHaveProperty("outbox");
    server.clock.now += 2 * DAY;
    expect(await sweep(server)).toMatchObject({ outbox: mails });
  });

  it("goes: mails kept as files, half-written ones too", async () => {
    const server = await startHarness(kind);
    const folder = mailFolder(server.settings.dataDir);
    expect(await sweep(server), "no folder yet").toEqual({});
    await mkdir(folder, { recursive: true });
    for (const [name, age] of [
      ["old.eml", 31],
      ["half.eml.part", 31],
      ["young.eml", 29],
    ] as const) {
      await writeFile(join(folder, name), "Subject: Hello");
      const then = new Date(server.clock.now - age * DAY);
      await utimes(join(folder, name), then, then);
    }
    expect(await sweep(server)).toEqual({ files: 2 });
    expect(await readdir(folder)).toEqual(["young.eml"]);
  });

  it("is deleted once by two processes at the same time, however much it is", async () => {
    const data = await freshData(kind);
    const one = await startHarness(kind, {}, data);
    const two = await startHarness(kind, {}, data);
    await sweep(one);
    await fillMessages(one, 1700, one.clock.now - 366 * DAY);
    await fillMessages(one, 3, one.clock.now);
    const swept = await Promise.all([one.runtime.retention.sweep(), two.runtime.retention.sweep()]);
    const total = swept.reduce((sum, deleted) => sum + (deleted?.messages ?? 0), 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(1700);
    // Rows that one of them held at that moment are for its next turn.
    await sweep(one);
    expect(await countOf(one, "messages")).toBe(3);
  });

  it("waits when the database is away, and the log says so without a word of it", async () => {
    const server = await startHarness(kind);
    await server.send(message);
    await server.runtime.database.close();
    server.runtime.retention.start();
    await expect.poll(() => server.log.join("")).toContain("could not be deleted; trying again");
    expect(server.log.join("")).not.toContain("ada@");
  });
});
