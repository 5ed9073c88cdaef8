import type { OrderKeysTable } from "./tables.ts";
import type { Queries, WriteTransaction } from "#server/db/tables.ts";
import { isAhead, latest } from "#server/clock.ts";
import type { PlacedOrder } from "./ports.ts";
import type { Settled } from "./settled.ts";

/** Who works on a key has this long; longer than a payment provider is waited for. Then another try with it takes over. */
const KEY_LOCK_MS = 15_000;

/** What makes an order unique: a key of its buyer's choice, within their cart, and what came with it. */
export type OrderKey = Pick<OrderKeysTable, "cart_id" | "key" | "body_hash">;

/** What is kept of an answer: the address of the order's page is made anew each time, as it is a secret. */
export type KeptAnswer = Omit<PlacedOrder, "next"> & { payUrl: string | null };

/** `mine`: nobody works on it (any more), go on with this order. */
export type TakenKey =
  | { kind: "key-reused" | "in-flight" }
  | { kind: "answered"; orderId: string; answer: KeptAnswer }
  | { kind: "mine"; orderId: string };

/** What a key that was seen before leads to; null for a new one. */
export async function takeKey(
  transaction: WriteTransaction,
  { cart_id, key, body_hash }: OrderKey,
  now: number,
): Promise<TakenKey | null> {
  const row = await transaction
    .selectFrom("order_keys")
    .selectAll()
    .where("cart_id", "=", cart_id)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== body_hash) return { kind: "key-reused" };
  if (row.answer !== null) {
    const answer = JSON.parse(row.answer) as KeptAnswer;
    return { kind: "answered", orderId: row.order_id, answer };
  }
  if (isAhead(row.locked_until, KEY_LOCK_MS, now)) return { kind: "in-flight" };
  await transaction
    .updateTable("order_keys")
    .set({ locked_until: now + KEY_LOCK_MS })
    .where("cart_id", "=", cart_id)
    .where("key", "=", key)
    .execute();
  return { kind: "mine", orderId: row.order_id };
}

/** Lets the next try go on at once: whoever worked on the key has given up. */
export async function unlockKey(
  transaction: WriteTransaction,
  { cart_id, key }: OrderKey,
): Promise<void> {
  await transaction
    .updateTable("order_keys")
    .set({ locked_until: 0 })
    .where("cart_id", "=", cart_id)
    .where("key", "=", key)
    .execute();
}

/** Whether a request is working on an order at this moment: one that died leaves a lock that ends by itself. */
export async function isWorkedOn(queries: Queries, orderId: string, now: number): Promise<boolean> {
  const key = await queries
    .selectFrom("order_keys")
    .select("key")
    .where("order_id", "=", orderId)
    .where("answer", "is", null)
    .where("locked_until", ">", now)
    .where("locked_until", "<=", latest(KEY_LOCK_MS, now))
    .executeTakeFirst();
  return key !== undefined;
}

/** Ties a new key to its order. */
export async function addKey(
  transaction: WriteTransaction,
  key: OrderKey,
  orderId: string,
  now: number,
): Promise<void> {
  await transaction
    .insertInto("order_keys")
    .values({
      ...key,
      order_id: orderId,
      locked_until: now + KEY_LOCK_MS,
      answer: null,
      created_at: now,
    })
    .execute();
}

/** What an order's buyer is told, in the words that are kept. */
export function answerOf({ order, attempt }: Settled): KeptAnswer {
  const { number, state, total } = order;
  return { number, state, total, payUrl: attempt.state === "open" ? attempt.pay_url : null };
}

/** Keeps the answer for whoever asks again with the same key; the first one counts. */
export async function keepAnswer(transaction: WriteTransaction, settled: Settled): Promise<void> {
  await transaction
    .updateTable("order_keys")
    .set({ answer: JSON.stringify(answerOf(settled)) })
    .where("order_id", "=", settled.order.id)
    .where("answer", "is", null)
    .execute();
}

/** Forgets a key that was not answered: a try that ordered nothing may be repeated. False: there was an answer. */
export async function freeKey(transaction: WriteTransaction, orderId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("order_keys")
    .where("order_id", "=", orderId)
    .where("answer", "is", null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
