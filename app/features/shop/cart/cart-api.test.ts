import { expect, it } from "vitest";
import { passed, stubCartServer } from "#tests/support/cart-server.ts";
import { cartOf, lineOf } from "#tests/support/carts.ts";
import { stubBrowser } from "#tests/support/stub-browser.ts";
import { addPieces, changeCart } from "./cart-api.ts";

const add = (sku: string) => changeCart({ path: "lines", body: { sku, quantity: 1 } });

it("makes one cart of two first additions: the second is sent when the first has been answered", async () => {
  stubBrowser();
  const calls = stubCartServer();
  const additions = [add("ONE"), add("TWO")];
  await passed();
  expect(calls.map(({ body }) => body)).toEqual([{ sku: "ONE", quantity: 1 }]);
  await calls[0]!.answer(cartOf(1, lineOf("ONE", 1)));
  expect(calls[1]!.body).toEqual({ sku: "TWO", quantity: 1 });
  await calls[1]!.answer(cartOf(2, lineOf("ONE", 1), lineOf("TWO", 1)));
  const results = await Promise.all(additions);
  expect(results.map(({ cart }) => cart?.count)).toEqual([1, 2]);
});

it("goes on after a call that was lost", async () => {
  stubBrowser();
  const calls = stubCartServer();
  const additions = [add("ONE"), add("TWO")];
  await passed();
  await calls[0]!.lose();
  await calls[1]!.answer(cartOf(1, lineOf("TWO", 1)));
  const results = await Promise.all(additions);
  expect(results.map(({ cart }) => cart?.count)).toEqual([undefined, 1]);
});

it("waits for other tabs", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  stubBrowser({
    request: async (_name: string, _options: unknown, start?: (lock: null) => unknown) => {
      await released;
      return start?.(null);
    },
  });
  const calls = stubCartServer();
  const addition = add("ONE");
  await passed();
  expect(calls).toEqual([]);
  release();
  await passed();
  await calls[0]!.answer(cartOf(1, lineOf("ONE", 1)));
  expect((await addition).cart?.count).toBe(1);
});

it("does not wait for ever for a tab that sleeps", async () => {
  stubBrowser({ request: () => Promise.reject(new DOMException("too long", "TimeoutError")) });
  const calls = stubCartServer();
  const addition = add("ONE");
  await passed();
  await calls[0]!.answer(cartOf(1, lineOf("ONE", 1)));
  expect((await addition).cart?.count).toBe(1);
});

it("sends all that waits when the page is left, once, and so that it arrives", async () => {
  const { window } = stubBrowser();
  const calls = stubCartServer();
  const additions = [add("ONE"), add("TWO")];
  await passed();
  window.dispatchEvent(new Event("pagehide"));
  expect(calls.map(({ keepalive }) => keepalive)).toEqual([true, true]);
  for (const [index, call] of calls.entries()) await call.answer(cartOf(index + 1));
  await Promise.all(additions);
  expect(calls).toHaveLength(2);
});

it("tells what is wrong with the number apart from what is wrong with the connection", async () => {
  stubBrowser();
  const calls = stubCartServer();
  const tooMany = addPieces("ONE", 9);
  await passed();
  await calls[0]!.answer({ quantity: "Only 2 left." });
  expect(await tooMany).toEqual({ state: "refused", error: "Only 2 left.", at: "quantity" });
  const lost = addPieces("ONE", 1);
  await passed();
  await calls[1]!.lose();
  expect(await lost).toMatchObject({ state: "refused", at: "form" });
});
