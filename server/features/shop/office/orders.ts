import { sql } from "kysely";
import { site } from "#content/site.ts";
import { formatMoney } from "#shared/shop/money.ts";
import {
  canMove,
  isOrderState,
  type OwnerStep,
  ownerSteps,
  stateLabel,
  type ToldState,
  toldState,
} from "#shared/shop/order-state.ts";
import type { Database } from "#server/db/database.ts";
import type { Outbox } from "#server/services/outbox.ts";
import type { Goods } from "../goods.ts";
import { viewOrder } from "../order-view.ts";
import type { MoveOrder } from "../orders.ts";
import type { Audit, ListRequest, OfficeAction } from "#server/contract/office.ts";
import { conflict, invalid } from "#server/routes/refusal.ts";
import { contains, jsonField, listPage, plain } from "#server/services/listing.ts";
import type { AdminOrders } from "./ports.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

interface Parts {
  database: Database;
  goods: Goods;
  outbox: Outbox;
  moveOrder: MoveOrder;
  /** Called when the stock changed, after the commit; resolves when pages know it. */
  stockChanged: () => Promise<void>;
  audit: Audit;
}

/** The shop's orders, for whoever packs them. */
export function createAdminOrders({
  database,
  goods,
  outbox,
  moveOrder,
  stockChanged,
  audit,
}: Parts): AdminOrders {
  const { queries, kind } = database;
  const name = jsonField(kind, "address", "name");

  return {
    list(request) {
      return listPage(request.page, matches(request), async (asked) => {
        const shown = asked
          .select(["id", "number", "state", name.as("name"), "email", "total", "currency"])
          .select("created_at as placedAt")
          .orderBy("created_at", "desc")
          .orderBy("id", "desc");
        // Pieces are added up for these rows alone, and not for those before them.
        const rows = await queries
          .selectFrom(shown.as("shown"))
          .select(["number", "state", "name", "email", "total", "currency", "placedAt"])
          .select((eb) =>
            eb
              .selectFrom("order_lines")
              .select((line) => line.fn.sum<number>("quantity").as("sum"))
              .whereRef("order_id", "=", "shown.id")
              .as("pieces"),
          )
          .orderBy("placedAt", "desc")
          .orderBy("id", "desc")
          .execute();
        return rows.map(({ state, total, currency, pieces, ...row }) => ({
          ...row,
          state: toldState(state, total),
          total: formatMoney(total, currency, site.locale),
          pieces: pieces ?? 0,
        }));
      });
    },

    async find(number) {
      const order = await queries
        .selectFrom("orders")
        .selectAll()
        .where("number", "=", plain(number))
        .executeTakeFirst();
      if (!order) return null;
      return {
        order: await viewOrder(queries, goods, order),
        next: ownerSteps.filter((step) => canMove(order.state, step)),
      };
    },

    async move(admin, number, state) {
      const moved = await database.write(async (transaction) => {
        const order = await moveOrder(transaction, plain(number), state);
        if (!order) return null;
        const told = toldState(state, order.total);
        const action = fill(words.orderMoved, { state: stateLabel(told) });
        await audit(transaction, admin, { action, subject: plain(number) });
        return told;
      });
      if (moved) outbox.wake();
      // A refund gives articles back.
      if (moved) await stockChanged();
      return moved;
    },
  };

  /** Refunded are those whose money went back; the others are told as closed. */
  function matches({ query, state: told }: ListRequest) {
    const state = told === "closed" ? "refunded" : told;
    return queries
      .selectFrom("orders")
      .$if(isOrderState(state), (orders) =>
        orders.where("state", "=", isOrderState(state) ? state : "pending"),
      )
      .$if(state === "refunded", (orders) =>
        orders.where("total", told === "closed" ? "=" : ">", 0),
      )
      .$if(query !== "", (orders) =>
        orders.where((eb) =>
          eb.or([
            contains(kind, sql.ref("number"), query),
            contains(kind, sql.ref("email"), query),
            contains(kind, name, query),
          ]),
        ),
      );
  }
}

const markedAs: Record<ToldState<OwnerStep>, string> = {
  packed: words.markedAsPacked,
  sent: words.markedAsSent,
  delivered: words.markedAsDelivered,
  refunded: words.markedAsRefunded,
  closed: words.markedAsClosed,
};

/** The form that moves an order on. */
export function moveOrderBy(orders: AdminOrders): OfficeAction {
  return {
    sent: words.orderUpdated,
    labels: { state: words.status },
    async act(admin, { number = "", state: wanted = "" }) {
      const state = ownerSteps.find((step) => step === wanted);
      if (!state) return invalid("state", words.chooseStep);
      const told = await orders.move(admin, number, state);
      if (told) return markedAs[told];
      const found = await orders.find(number);
      const asked = found ? toldState(state, found.order.total) : state;
      return conflict("form", fill(words.cannotChange, { state: stateLabel(asked) }));
    },
  };
}
