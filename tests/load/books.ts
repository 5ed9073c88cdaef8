import { expect } from "vitest";
import { withDatabase } from "../contract/support/with-database.ts";

/** So many pieces of each of these articles, in place of what the shop began with. */
export async function setStock(
  env: Record<string, string>,
  skus: readonly string[],
  pieces: number,
): Promise<void> {
  await withDatabase(env, ({ queries }) =>
    queries.updateTable("stock").set({ available: pieces }).where("sku", "in", skus).execute(),
  );
}

/** Lets the worker ask about payments whose buyer never came back: no need to wait for the minute after which it looks. */
export async function settleRest(env: Record<string, string>): Promise<void> {
  await withDatabase(env, ({ queries }) =>
    queries
      .updateTable("payment_attempts")
      .set({ next_check_at: 0 })
      .where("state", "in", ["started", "processing"])
      .execute(),
  );
  const pending = () =>
    withDatabase(env, async ({ queries }) => {
      const rows = queries.selectFrom("orders").select("id").where("state", "=", "pending");
      return (await rows.execute()).length;
    });
  await expect.poll(pending, { timeout: 30_000, interval: 500 }).toBe(0);
}

/** What the shop says, what the bank's ledger says, what is left in stock and what was mailed are one and the same. */
export async function expectBooksToAgree(
  env: Record<string, string>,
  /** Orders of which a buyer was told that they are paid, with their totals. */
  acknowledged: ReadonlyMap<string, number>,
  skus: readonly string[],
  /** Of each article in the beginning. */
  pieces: number,
): Promise<void> {
  await withDatabase(env, async ({ queries }) => {
    const orders = await queries.selectFrom("orders").selectAll().execute();
    const paid = orders.filter(({ state }) => state === "paid");
    const totals = new Map(paid.map(({ number, total }) => [number, total]));
    for (const [number, total] of acknowledged) expect(totals.get(number)).toBe(total);
    const ends = orders.filter(({ state }) => state === "paid" || state === "payment_failed");
    expect(ends).toHaveLength(orders.length);
    // One order for each cart: nobody has two, paid or not.
    expect(new Set(orders.map(({ cart_id }) => cart_id)).size).toBe(orders.length);

    const ledger = await queries
      .selectFrom("test_payments")
      .innerJoin("payment_attempts", "payment_attempts.id", "test_payments.attempt_id")
      .select(["payment_attempts.order_id", "test_payments.amount"])
      .where("test_payments.outcome", "=", "paid")
      .execute();
    const entries = await queries
      .selectFrom("test_payments")
      .select("attempt_id")
      .where("outcome", "=", "paid")
      .execute();
    expect(ledger).toHaveLength(entries.length);
    const charged = new Map(ledger.map(({ order_id, amount }) => [order_id, amount]));
    expect(charged.size).toBe(ledger.length);
    expect(charged).toEqual(new Map(paid.map(({ id, total }) => [id, total])));

    const lines = await queries.selectFrom("order_lines").selectAll().execute();
    const paidIds = new Set(paid.map(({ id }) => id));
    for (const sku of skus) {
      const sold = lines
        .filter((line) => line.sku === sku && paidIds.has(line.order_id))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const { available } = await queries
        .selectFrom("stock")
        .select("available")
        .where("sku", "=", sku)
        .executeTakeFirstOrThrow();
      expect(available, sku).toBe(pieces - sold);
    }
    // Two for each paid order, and one for each that was promised while the bank was silent and then did not come about.
    const failed = orders.filter(({ state }) => state === "payment_failed").map(({ id }) => id);
    const answered = await queries.selectFrom("order_keys").select("order_id").execute();
    const promised = answered.filter(({ order_id }) => failed.includes(order_id));
    const mails = await queries.selectFrom("outbox").select("id").execute();
    expect(mails).toHaveLength(2 * paid.length + promised.length);
  });
}
