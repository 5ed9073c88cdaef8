import { type OwnerStep, toldState } from "#shared/shop/order-state.ts";
import type { Database } from "#server/db/database.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import type { Outbox } from "#server/services/outbox.ts";
import type { Goods } from "./goods.ts";
import type { OrderMails } from "./order-mails.ts";
import { holdOrder, moveOrder } from "./order-store.ts";
import { orderBehind } from "./order-tokens.ts";
import { refundOrder } from "./refund.ts";
import { viewOrder } from "./order-view.ts";
import type { OrderService } from "./ports.ts";
import type { OrdersTable } from "./tables.ts";

interface Parts {
  database: Database;
  goods: Goods;
  outbox: Outbox;
  mails: OrderMails;
  /** Called when pieces were taken off the stock or put back, after the commit. */
  stockChanged: () => void;
  now: () => number;
}

/**
 * Moves an order within a transaction that does more than that; whoever commits it wakes the outbox and says that the stock changed.
 * @returns the order as it is then; null where `OrderService.move` answers null.
 */
export type MoveOrder = (
  transaction: WriteTransaction,
  number: string,
  state: OwnerStep,
) => Promise<OrdersTable | null>;

/** Orders that were placed: their page, and their way through the house. */
export function createOrders({ database, goods, outbox, mails, stockChanged, now }: Parts): {
  service: Pick<OrderService, "findByToken" | "move">;
  moveOrder: MoveOrder;
} {
  const { queries } = database;

  const service: Pick<OrderService, "findByToken" | "move"> = {
    async findByToken(token) {
      const order = await orderBehind(queries, token);
      return order ? viewOrder(queries, goods, order) : null;
    },

    async move(number, state) {
      const moved = await database.write((transaction) => moveByNumber(transaction, number, state));
      outbox.wake();
      stockChanged();
      return moved && toldState(state, moved.total);
    },
  };

  return { service, moveOrder: moveByNumber };

  async function moveByNumber(
    transaction: WriteTransaction,
    number: string,
    state: OwnerStep,
  ): Promise<OrdersTable | null> {
    const known = await transaction
      .selectFrom("orders")
      .select(["id", "cart_id"])
      .where("number", "=", number)
      .executeTakeFirst();
    if (!known) return null;
    const order = await holdOrder(transaction, database.kind, known);
    const moved =
      state === "refunded"
        ? await refundOrder(transaction, order, now())
        : await moveOrder(transaction, order, state, now());
    if (!moved) return null;
    await mails.done(transaction, order);
    if (isNews(state)) await mails.news(transaction, order, state);
    return order;
  }
}

/** The steps of which the buyer is told. */
function isNews(state: OwnerStep): state is "sent" | "refunded" {
  return state === "sent" || state === "refunded";
}
