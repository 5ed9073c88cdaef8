import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { customerOrderPath } from "#content/addresses.ts";
import { buyerOf, placed } from "#tests/contract/support/buyer.ts";
import { runCommand } from "#tests/contract/support/commands.ts";
import { emptyData } from "#tests/contract/support/data.ts";
import { type Harness, startHarness, tokenIn } from "#tests/contract/support/harness.ts";
import { spawnServer, startServer } from "#tests/contract/support/processes.ts";

const PUBLIC_URL = "https://shop.example.com";

/** A paid and packed order in a database, and a shell that knows where that is and nothing more. */
async function orderInDatabase() {
  const data = await emptyData("sqlite");
  const server = await startHarness("sqlite", {}, data);
  const buyer = buyerOf(server);
  await buyer.put("YOYO");
  const { order } = await placed(await buyer.order());
  await server.runtime.services.shop.orders.move(order.number, "packed");
  await server.mails();
  return { data, server, number: order.number };
}

/** That the mail about the order, written by now, leads to this address. */
async function expectMailWith(publicUrl: string, server: Harness) {
  server.clock.now = Date.now() + 1000;
  const [mail] = await server.mails();
  expect(mail?.text).toContain(publicUrl + customerOrderPath(tokenIn(mail, customerOrderPath)));
}

it("writes the server's address into mails, whatever the shell names or leaves out", async () => {
  const { data, server, number } = await orderInDatabase();
  const send = (env = {}) => runCommand("shop", { ...data, ...env }, "order", number, "sent");

  const early = await send();
  expect([early.code, early.output]).toEqual([1, expect.stringContaining("set PUBLIC_URL")]);
  const running = await startServer({ ...data, PUBLIC_URL });
  await running.stop();
  const other = await send({ PUBLIC_URL: "https://www.example.com" });
  expect([other.code, other.output]).toEqual([1, expect.stringContaining(PUBLIC_URL)]);
  expect(await server.mails()).toEqual([]);

  expect(await send()).toMatchObject({ code: 0 });
  await expectMailWith(PUBLIC_URL, server);
});

it("goes on with that address after a server that did not come up, and one that was told none", async () => {
  const { data, server, number } = await orderInDatabase();
  await (await startServer({ ...data, PUBLIC_URL })).stop();
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const PORT = String((other.address() as AddressInfo).port);
  const refused = spawnServer({ ...data, PORT, PUBLIC_URL: "https://www.example.com" });
  expect(await refused.end).toMatchObject({ code: 1 });
  await (await startServer(data)).stop();

  const sent = await runCommand("shop", data, "order", number, "sent");
  expect(sent, sent.output).toMatchObject({ code: 0 });
  await expectMailWith(PUBLIC_URL, server);
});

it("says that a free order is closed, as its list does", async () => {
  const { data, server, number } = await orderInDatabase();
  await (await startServer({ ...data, PUBLIC_URL })).stop();
  await server.runtime.database.queries.updateTable("orders").set({ total: 0 }).execute();
  const closed = await runCommand("shop", data, "order", number, "refunded");
  expect([closed.code, closed.output]).toEqual([
    0,
    expect.stringMatching(new RegExp(`Order ${number} is marked as closed\\.`, "i")),
  ]);
  const { output } = await runCommand("shop", data, "orders");
  expect(output).toContain("Closed");
});

it("asks for no address where no mail is written", async () => {
  const { data } = await orderInDatabase();
  const { code, output } = await runCommand("shop", data, "orders");
  expect([code, output]).toEqual([0, expect.stringContaining("Packed")]);
});

it("makes no database where there is none, and reads what was typed before it looks for one", async () => {
  const data = await emptyData("sqlite");
  const orders = await runCommand("shop", data, "orders");
  expect(orders).toEqual({
    code: 1,
    output: expect.stringMatching(/^There is no database at .+: set DATA_DIR as .+\n$/),
  });
  for (const words of [
    ["order", "1001", "lost"],
    ["stock", "SKU", "12"],
  ])
    expect(await runCommand("shop", data, ...words)).toEqual({
      code: 1,
      output: expect.stringMatching(/^npm run shop -- orders/),
    });
  expect(readdirSync(data.DATA_DIR ?? "")).toEqual([]);
});
