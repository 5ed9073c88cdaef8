import { customerOrderPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#server/clock.ts";
import type { OutboxTable } from "#server/db/tables.ts";
import { address, buyerOf, placed } from "#tests/contract/support/buyer.ts";
import * as words from "#forms/checkout/words.ts";
import { fill } from "#shared/words.ts";
import { freshData } from "#tests/contract/support/data.ts";
import {
  databasesFor,
  type Harness,
  startHarness,
  tokenIn,
} from "#tests/contract/support/harness.ts";
import { pageOf, startShop } from "#tests/contract/support/shop.ts";

const databases = databasesFor(import.meta.filename);

async function putAndOrder(server: Harness): Promise<Response> {
  const buyer = buyerOf(server);
  await buyer.put("YOYO");
  return buyer.order();
}

/** As if the mail server had been away. */
const changeMails = (server: Harness, change: Partial<OutboxTable>) =>
  server.runtime.database.queries.updateTable("outbox").set(change).execute();

describe.each(databases)("an order's mails on %s", (kind) => {
  it("lead to its page when AUTH_SECRET has changed, and so do those of before; to nobody's once it is erased", async () => {
    const data = await freshData(kind);
    const env = { RATE_LIMIT: "off", PUBLIC_URL: "https://www.example.com" };
    const before = await startHarness(kind, { ...env, AUTH_SECRET: "a".repeat(32) }, data);
    const { order, next } = await placed(await putAndOrder(before));
    await before.mails();
    await before.close();

    const server = await startHarness(kind, { ...env, AUTH_SECRET: "b".repeat(32) }, data);
    const { orders: service } = server.runtime.services.shop;
    const mailed: string[] = [];
    for (const step of ["packed", "sent", "delivered"] as const) {
      await service.move(order.number, step);
      for (const mail of await server.mails()) mailed.push(tokenIn(mail, customerOrderPath));
    }
    expect(mailed).toHaveLength(1);
    expect(next).not.toContain(mailed[0]);
    const found = () => Promise.all([mailed[0]!, next].map((path) => pageOf(server, path)));
    expect(await found()).toMatchObject([{ number: order.number }, { number: order.number }]);

    const { database, features } = server.runtime;
    await database.write(async (transaction) => {
      for (const { personalData = [] } of features)
        for (const holder of personalData) await holder.erase(transaction, address.email);
    });
    expect(await found()).toEqual([null, null]);
  });

  it("say what is so: those that still wait, to the buyer and to the owner, are taken back when the order is refunded", async () => {
    const server = await startShop(kind);
    const { orders: service } = server.runtime.services.shop;
    const subjects = async () => (await server.mails()).map(({ subject }) => subject);
    const { order } = await placed(await putAndOrder(server));
    await service.move(order.number, "packed");
    await service.move(order.number, "sent");
    const refunded = fill(words.refundedSubject, { number: order.number });
    await service.move(order.number, "refunded");
    expect(await subjects()).toEqual([refunded]);
  });

  it.each(["waits", "was given up"])(
    "ask the owner for nothing that is done: one that %s is taken back when the order is packed",
    async (how) => {
      const server = await startShop(kind);
      const { order } = await placed(await putAndOrder(server));
      if (how === "was given up") await changeMails(server, { state: "failed" });
      await server.runtime.services.shop.orders.move(order.number, "packed");
      const { queries } = server.runtime.database;
      const left = await queries.selectFrom("outbox").select("mail").execute();
      expect(left).toHaveLength(1);
      expect(left[0]?.mail).toContain(address.email);
      expect(left[0]?.mail).not.toContain("owner@example.com");
    },
  );

  it("come in order: a receipt that waits for another try is not overtaken by the news that it was sent", async () => {
    const server = await startShop(kind);
    const { order } = await placed(await putAndOrder(server));
    await changeMails(server, { attempts: 12, next_attempt_at: server.clock.now + 9 * HOUR });
    const { orders: service } = server.runtime.services.shop;
    await service.move(order.number, "packed");
    expect(await server.mails(), "too early").toEqual([]);
    await service.move(order.number, "sent");
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      fill(words.yourOrder, { number: order.number }),
      fill(words.sentSubject, { number: order.number }),
    ]);
  });

  it("are not hastened while they are being sent", async () => {
    const server = await startShop(kind);
    const { order } = await placed(await putAndOrder(server));
    const until = server.clock.now + MINUTE;
    await changeMails(server, { lease: "a worker's", attempts: 1, next_attempt_at: until });
    const { orders: service } = server.runtime.services.shop;
    await service.move(order.number, "packed");
    await service.move(order.number, "sent");
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      fill(words.sentSubject, { number: order.number }),
    ]);
  });
});
