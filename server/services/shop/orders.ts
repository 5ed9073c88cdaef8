import type { OrderState } from "#shared/shop/order-state.ts";
import type { Database } from "../../db/database.ts";
import { orderNews } from "../../mail/order-mails.ts";
import { hashToken, looksLikeToken } from "../../tokens.ts";
import type { Outbox } from "../outbox.ts";
import { holdOrder, moveOrder } from "./order-store.ts";
import { viewOrder } from "./order-view.ts";
import type { OrderService } from "./ports.ts";

interface Parts {
  database: Database;
  outbox: Outbox;
  pageOf: (orderId: string) => string;
  now: () => number;
}

/** Orders that were placed: their page, and their way through the house. */
export function createOrders({
  database,
  outbox,
  pageOf,
  now,
}: Parts): Pick<OrderService, "findByToken" | "move"> {
  const { queries } = database;

  return {
    async findByToken(token) {
      if (!looksLikeToken(token)) return null;
      const order = await queries
        .selectFrom("orders")
        .selectAll()
        .where("token_hash", "=", hashToken(token))
        .executeTakeFirst();
      return order ? viewOrder(queries, order) : null;
    },

    async move(number, state) {
      const moved = await database.write(async (transaction) => {
        const known = await transaction
          .selectFrom("orders")
          .select(["id", "cart_id"])
          .where("number", "=", number)
          .executeTakeFirst();
        if (!known) return false;
        const order = await holdOrder(transaction, database.kind, known);
        if (!(await moveOrder(transaction, order, state, now()))) return false;
        if (isNews(state)) {
          const view = await viewOrder(transaction, order);
          await outbox.enqueue(transaction, orderNews(view, pageOf(order.id), state));
        }
        return true;
      });
      outbox.wake();
      return moved;
    },
  };
}

/** The steps of which the buyer is told. */
function isNews(state: OrderState): state is "sent" | "refunded" {
  return state === "sent" || state === "refunded";
}
