import type { Audit, Office } from "#server/contract/office.ts";
import type { Database } from "#server/db/database.ts";
import { rowCount } from "#server/services/listing.ts";
import type { Outbox } from "#server/services/outbox.ts";
import type { Goods } from "../goods.ts";
import type { MoveOrder } from "../orders.ts";
import { listHref } from "#shared/back-office/addresses.ts";
import { ORDERS, STOCK } from "#shared/shop/office-addresses.ts";
import { waitingStates } from "#shared/shop/order-state.ts";
import { createAdminOrders, moveOrderBy } from "./orders.ts";
import { countStock, createAdminStock } from "./stock.ts";
import * as words from "../words.ts";

/** Lines of the overview's two lists. */
const SHOWN = 8;

interface Parts {
  database: Database;
  goods: Goods;
  outbox: Outbox;
  moveOrder: MoveOrder;
  /** Called when the stock changed, after the commit; resolves when pages know it. */
  stockChanged: () => Promise<void>;
  audit: Audit;
}

/** The shop's part of the back office: orders and stock. */
export function createShopOffice(parts: Parts) {
  const { queries } = parts.database;
  const orders = createAdminOrders(parts);
  const stock = createAdminStock(parts);

  return {
    panels: { orders, stock },
    sections: [
      { path: ORDERS, label: words.orders, key: "o", place: 10 },
      { path: STOCK, label: words.stock, key: "s", place: 20 },
    ],
    tasks: {
      ordersToPack: {
        words: words.toPack,
        hint: words.toPackHint,
        href: listHref(ORDERS, { state: "paid" }),
        section: ORDERS,
      },
      ordersToSend: {
        words: words.toSend,
        hint: words.toSendHint,
        href: listHref(ORDERS, { state: "packed" }),
        section: ORDERS,
      },
      refundsDue: {
        words: words.toRefund,
        hint: words.toRefundHint,
        href: listHref(ORDERS, { state: "refund_due" }),
        section: ORDERS,
      },
      unpaidOrders: {
        words: words.unpaid,
        hint: words.unpaidHint,
        href: listHref(ORDERS, { state: "pending" }),
      },
    },
    actions: { "order-move": moveOrderBy(orders), "stock-count": countStock(stock) },

    async waiting() {
      const counts = await queries
        .selectFrom("orders")
        .select(["state", rowCount])
        .where("state", "in", ["pending", ...waitingStates])
        .groupBy("state")
        .execute();
      const inState = (wanted: string) => counts.find(({ state }) => state === wanted)?.total ?? 0;
      return {
        ordersToPack: inState("paid"),
        ordersToSend: inState("packed"),
        refundsDue: inState("refund_due"),
        unpaidOrders: inState("pending"),
      };
    },

    async overview() {
      const [few, latest] = await Promise.all([
        stock.low(),
        orders.list({ query: "", state: "", page: 1 }),
      ]);
      return {
        /** Stock keeping units with at most three pieces left. */
        lowStock: few.slice(0, SHOWN),
        /** The newest orders. */
        latestOrders: latest.rows.slice(0, SHOWN),
      };
    },
  } satisfies Office;
}
