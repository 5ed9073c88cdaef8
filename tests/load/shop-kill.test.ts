import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { OrderAnswer } from "#shared/shop/api.ts";
import { address, type Buyer, createBuyer } from "../contract/support/buyer.ts";
import { freshData } from "../contract/support/data.ts";
import { bothDatabases } from "../contract/support/harness.ts";
import { type ServerProcess, startServer } from "../contract/support/processes.ts";
import { withDatabase } from "../contract/support/with-database.ts";
import { expectBooksToAgree, setStock, settleRest } from "./books.ts";

const BUYERS = 500;
const CLIENTS = 25;
/** The server is killed each time this many more orders were acknowledged. */
const KILL_EVERY = 80;
/** Every so many buyers one closes the laptop when no answer comes. */
const IMPATIENT = 10;
const SKUS = ["PENCIL-BLUE", "MARBLES-GLASS", "RIBBON-RED", "CHALK-WHITE"];
const PIECES = 10_000;

/**
 * What was acknowledged is stored and paid once, whatever happens to the process: what the shop says, what the bank's ledger says and
 * what is left in stock agree in the end.
 */
describe.each(bothDatabases)("kill -9 in the middle of orders on %s", (kind) => {
  it("loses no paid order and doubles none", async () => {
    const env: Record<string, string> = {
      ...(await freshData(kind)),
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    };
    let server = await startServer(env);
    await setStock(env, SKUS, PIECES);
    const acknowledged = new Map<string, number>();
    const waiting = Array.from({ length: BUYERS }, (_, turn) => turn);
    let kills = 0;
    let resent = 0;
    let gaveUp = 0;
    let revival = null as Promise<void> | null;

    async function killAndRevive(victim: ServerProcess) {
      await victim.stop("SIGKILL");
      kills += 1;
      const promised = [...acknowledged.keys()];
      const stored = new Set(await paidNumbers(env));
      expect(promised.filter((number) => !stored.has(number))).toEqual([]);
      server = await startServer(env);
    }

    async function untilAnswered(call: () => Promise<Response>): Promise<Response> {
      for (;;) {
        await revival;
        try {
          const answer = await call();
          if (answer.status !== 409) return answer;
          expect(await answer.json()).toMatchObject({ code: "in-flight" });
          await after(250);
        } catch {
          resent += 1;
          await after(50);
        }
      }
    }

    async function buy(turn: number) {
      const buyer = createBuyer((path, init) => fetch(`${server.url}${path}`, init));
      const body = await fillCart(buyer, turn, untilAnswered);
      const key = { "Idempotency-Key": randomUUID() };
      const isImpatient = turn % IMPATIENT === 0;
      const send = () => buyer.send(body, key);
      await revival;
      const answer = isImpatient ? await send().catch(() => null) : await untilAnswered(send);
      if (answer?.status !== 201) {
        expect(isImpatient, `an answer other than an order: ${answer?.status}`).toBe(true);
        gaveUp += 1;
        return;
      }
      const { order } = (await answer.json()) as OrderAnswer;
      expect(order.state).toBe("paid");
      acknowledged.set(order.number, order.total);
    }

    async function client() {
      for (let turn = waiting.shift(); turn !== undefined; turn = waiting.shift()) {
        await buy(turn);
        if (!revival && acknowledged.size >= (kills + 1) * KILL_EVERY) {
          revival = killAndRevive(server).finally(() => (revival = null));
        }
      }
    }

    await Promise.all(Array.from({ length: CLIENTS }, client));
    await revival;
    expect(kills).toBeGreaterThanOrEqual(5);
    expect(acknowledged.size + gaveUp).toBe(BUYERS);

    await settleRest(env);
    await expectBooksToAgree(env, acknowledged, SKUS, PIECES);
    console.log(
      `${kind}: ${acknowledged.size} acknowledged, ${kills} kills, ${resent} sent again, ${gaveUp} gave up; 0 lost, 0 doubled`,
    );
  });
});

/** Retried until it worked: setting a number of pieces may be repeated. */
async function fillCart(
  buyer: Buyer,
  turn: number,
  untilAnswered: (call: () => Promise<Response>) => Promise<Response>,
) {
  for (const offset of [0, 1 + (turn % 3)]) {
    const sku = SKUS[(turn + offset) % SKUS.length] ?? "";
    await untilAnswered(() => buyer.set(sku, 1 + (turn % 2)));
  }
  for (;;) {
    const cart = await buyer.cart().catch(() => null);
    if (cart) return { ...address, email: `buyer-${turn}@example.com`, quote: cart.quoteVersion };
    await after(100);
  }
}

function paidNumbers(env: Record<string, string>): Promise<string[]> {
  return withDatabase(env, async ({ queries }) => {
    const rows = queries.selectFrom("orders").select("number").where("state", "=", "paid");
    return (await rows.execute()).map(({ number }) => number);
  });
}
