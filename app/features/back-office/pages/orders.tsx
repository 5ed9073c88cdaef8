import { type OrderState, orderStateLabels } from "#shared/shop/order-state.ts";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { readListRequest } from "#app/features/back-office/lists/list-request.ts";
import { orderRow } from "#app/features/back-office/lists/order-row.server.ts";
import { OrderTable } from "#app/features/back-office/lists/order-table.tsx";
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts";
import type { Route } from "./+types/orders.ts";

/** In the order in which the owner asks for them. */
const states: readonly OrderState[] = [
  "paid",
  "packed",
  "sent",
  "delivered",
  "pending",
  "refund_due",
  "refunded",
  "payment_failed",
  "cancelled",
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const request = readListRequest(url, states);
  const { rows, ...list } = await backOffice.orders.list(request);
  return { request, list: { ...list, rows: rows.map((row) => orderRow(row)) } };
}

export default function AdminOrders({ loaderData: { request, list } }: Route.ComponentProps) {
  return (
    <ListView
      path="/admin/orders"
      heading="Orders"
      request={request}
      list={list}
      states={states.map((key) => ({ key, title: orderStateLabels[key] }))}
      search="Order number, name or email"
      empty="No orders yet. New orders will appear here."
    >
      <OrderTable orders={list.rows} />
    </ListView>
  );
}
