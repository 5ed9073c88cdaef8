import { type RawBuilder, sql } from "kysely";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { batchOf, inBatches } from "#server/db/in-batches.ts";
import { cartExpiry } from "./cart-store.ts";
import { DAY, HOUR, isAhead, latest } from "#server/clock.ts";
import type { Payments } from "./payments.ts";

/** How often a worker looks for payments that should be asked about. */
const POLL_MS = 2000;
/** How often carts and keys that nobody needs any more are deleted. */
const TIDY_MS = HOUR;
/** Answers are kept for repeated orders at least this long. */
const KEEP_KEYS_MS = 31 * DAY;

export interface PaymentWorker {
  start(): void;
  /** Asks about one payment that is due; false when there is none. */
  checkNext(): Promise<boolean>;
  /**
   * Deletes carts past their time and old keys, where `mayDelete` says that the clock can be believed: what is deleted does not come back
   * when the clock is set right.
   */
  tidy(): Promise<void>;
  /** Resolves when the question under way is answered; no further one is asked. */
  stop(): Promise<void>;
}

/** Asked each time before anything is deleted because of its age. */
type MayDelete = () => Promise<boolean>;

interface Parts {
  database: Database;
  payments: Pick<Payments, "checkNext">;
  mayDelete: MayDelete;
  logger: Logger;
  now: () => number;
}

/** Follows payments whose end nobody has heard of, and ends reservations. Any number of processes may run one on the same database. */
export function createPaymentWorker({
  database,
  payments,
  mayDelete,
  logger,
  now,
}: Parts): PaymentWorker {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  const state = { stopping: false, nextTidy: 0 };

  async function work(): Promise<void> {
    try {
      while (!state.stopping && (await payments.checkNext()));
      if (!isAhead(state.nextTidy, TIDY_MS, now())) {
        state.nextTidy = now() + TIDY_MS;
        await tidy();
      }
    } catch (error) {
      logger.error({ err: error }, "payments cannot be followed; trying again");
    }
    if (!state.stopping) timer = setTimeout(run, POLL_MS);
  }

  function run(): void {
    turn = work();
  }

  async function tidy(): Promise<void> {
    // One time for all of it, read before the clock is looked at.
    const time = now();
    if (!(await mayDelete())) return;
    await bringBack(time);
    await inBatches(
      database,
      sql`delete from carts where ${carts(sql`expires_at <= ${time}`)}`,
      goesOn,
    );
    const isOld = sql`created_at <= ${time - KEEP_KEYS_MS}`;
    await inBatches(database, sql`delete from order_keys where ${keys(isOld)}`, goesOn);
  }

  /** What a fast clock dated ahead begins its time now: it is neither lost nor kept for longer than was promised. */
  async function bringBack(time: number): Promise<void> {
    const aheadCarts = carts(sql`expires_at > ${latest(cartExpiry(0), time)}`);
    await inBatches(
      database,
      sql`update carts set expires_at = ${cartExpiry(time)} where ${aheadCarts}`,
      goesOn,
    );
    const aheadKeys = keys(sql`created_at > ${latest(0, time)}`);
    await inBatches(
      database,
      sql`update order_keys set created_at = ${time} where ${aheadKeys}`,
      goesOn,
    );
  }

  function carts(where: RawBuilder<unknown>) {
    return batchOf(database.kind, { table: "carts", key: ["id"], where });
  }

  function keys(where: RawBuilder<unknown>) {
    return batchOf(database.kind, { table: "order_keys", key: ["cart_id", "key"], where });
  }

  function goesOn(): boolean {
    return !state.stopping;
  }

  return {
    start: run,
    checkNext: () => payments.checkNext(),
    tidy,
    async stop() {
      state.stopping = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
