import type { Database } from "../../db/database.ts";
import { rowCount } from "./listing.ts";
import type { AdminOrders, BackOffice, StockRow, Waiting } from "./ports.ts";

/** Lines of the overview's two lists. */
const SHOWN = 8;

interface Parts {
  database: Database;
  orders: AdminOrders;
  stock: { low(): Promise<StockRow[]> };
}

/** What waits for somebody, and how the site is doing; counted anew each time, by indexes. */
export function createOverview({
  database: { queries },
  orders,
  stock,
}: Parts): Pick<BackOffice, "waiting" | "overview"> {
  return {
    waiting,
    async overview() {
      const [waits, confirmedSubscribers, low, latest] = await Promise.all([
        waiting(),
        countOf("subscriptions", "confirmed"),
        stock.low(),
        orders.list({ query: "", state: "", page: 1 }),
      ]);
      return {
        ...waits,
        confirmedSubscribers,
        lowStock: low.slice(0, SHOWN),
        latestOrders: latest.rows.slice(0, SHOWN),
      };
    },
  };

  async function waiting(): Promise<Waiting> {
    const [orders, messages, heldComments, failedMails] = await Promise.all([
      queries
        .selectFrom("orders")
        .select(["state", rowCount])
        .where("state", "in", ["pending", "paid", "packed"])
        .groupBy("state")
        .execute(),
      queries
        .selectFrom("messages")
        .select(rowCount)
        .where("handled_at", "is", null)
        .executeTakeFirstOrThrow(),
      countOf("comments", "held"),
      countOf("outbox", "failed"),
    ]);
    const inState = (wanted: string) => orders.find(({ state }) => state === wanted)?.total ?? 0;
    return {
      ordersToPack: inState("paid"),
      ordersToSend: inState("packed"),
      unpaidOrders: inState("pending"),
      openMessages: messages.total,
      heldComments,
      failedMails,
    };
  }

  async function countOf(
    table: "subscriptions" | "comments" | "outbox",
    state: "confirmed" | "held" | "failed",
  ): Promise<number> {
    const { total } = await queries
      .selectFrom(table)
      .select(rowCount)
      .where("state", "=", state)
      .executeTakeFirstOrThrow();
    return total;
  }
}
