import { ORDERS } from "#shared/shop/office-addresses.ts";
import { stateLabel, type ToldState } from "#shared/shop/order-state.ts";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { loadList } from "#app/features/back-office/lists/load-list.server.ts";
import { OrderTable } from "../../office/order-table.tsx";
import * as words from "../../office/words.ts";
import type { Route } from "./+types/orders.ts";

/** In the order in which the owner asks for them. */
const order: readonly ToldState[] = [
  "paid",
  "packed",
  "sent",
  "delivered",
  "pending",
  "refund_due",
  "refunded",
  "closed",
  "payment_failed",
  "cancelled",
];
const states = order.map((key) => ({
  key,
  title: key === "paid" ? words.paidOrConfirmed : stateLabel(key),
}));

export function loader(args: Route.LoaderArgs) {
  return loadList(args, states, ({ orders }) => orders);
}

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      {...loaderData}
      path={ORDERS}
      heading={words.orders}
      states={states}
      search={words.searchOrders}
      empty={words.noOrders}
    >
      <OrderTable orders={loaderData.list.rows} />
    </ListView>
  );
}
