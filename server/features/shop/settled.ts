import type { OrdersTable, PaymentAttemptsTable } from "./tables.ts";

/** An order and its payment after what was heard of it has been written down. */
export interface Settled {
  order: OrdersTable;
  attempt: PaymentAttemptsTable;
}
