import { expect, it } from "vitest";
import { address, cards, createBuyer, placed } from "#tests/contract/support/buyer.ts";
import { freshData } from "#tests/contract/support/data.ts";
import { startServer } from "#tests/contract/support/processes.ts";
import { withDatabase } from "#tests/contract/support/with-database.ts";

it("two processes on one PostgreSQL are one shop: carts, keys, stock, payments that take time", async () => {
  const data = { ...(await freshData("postgres")), RATE_LIMIT: "off", LOG_LEVEL: "error" };
  const [one, two] = await Promise.all([startServer(data), startServer(data)]);
  let step = 0;
  const buyer = createBuyer((path, init) => {
    step += 1;
    return fetch(`${(step % 2 ? one : two).url}${path}`, init);
  });
  for (let turn = 0; turn < 4; turn += 1) await buyer.put("CLOCK-RED");
  expect(await buyer.cart()).toMatchObject({ count: 4, revision: 4 });

  const body = { ...address, quote: (await buyer.cart()).quoteVersion };
  const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.send(body)));
  const first = answers.find(({ status }) => status === 201);
  if (!first) throw new Error("no order was placed");
  const { order } = await placed(first);
  const again = await placed(await buyer.send(body));
  expect(again.order).toEqual(order);
  const stock = async () =>
    ((await (await fetch(`${one.url}/api/stock`)).json()) as { stock: Record<string, number> })
      .stock["CLOCK-RED"];
  expect(await stock()).toBe(1);

  await buyer.put("PENCIL-BLUE");
  buyer.key = crypto.randomUUID();
  await placed(await buyer.order({ cardNumber: cards.delayed }));
  // Both look for payments to ask about; one of them finds it, once.
  const facts = () =>
    withDatabase(data, async ({ queries }) => ({
      orders: await queries.selectFrom("orders").select("state").execute(),
      mails: (await queries.selectFrom("outbox").select("id").execute()).length,
    }));
  await expect
    .poll(facts, { interval: 500 })
    .toEqual({ orders: [{ state: "paid" }, { state: "paid" }], mails: 4 });
  for (const server of [one, two]) expect((await server.stop()).output).not.toContain('"level":50');
});
