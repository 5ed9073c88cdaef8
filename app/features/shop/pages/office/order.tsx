import { data } from "react-router";
import { site } from "#content/site.ts";
import { addressLines } from "#shared/shop/address-lines.ts";
import { stateLabel, toldState } from "#shared/shop/order-state.ts";
import { momentOf } from "#app/features/back-office/parts/moment.server.ts";
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts";
import { OrderSheet } from "../../office/order-sheet/order-sheet.tsx";
import type { Route } from "./+types/order.ts";

export { NothingHere as ErrorBoundary } from "#app/features/back-office/frame/admin-error.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const found = await backOffice.orders.find(params.number);
  if (!found) throw data(null, { status: 404 });
  const { address, billing, events, placedAt, payUrl: _, ...order } = found.order;
  return {
    ...order,
    next: found.next,
    placedAt: momentOf(placedAt),
    address: addressLines(address, site.locale),
    billing: billing && addressLines(billing, site.locale),
    events: events.map(({ state, at }) => ({
      label: stateLabel(toldState(state, order.total)),
      at: momentOf(at),
    })),
  };
}

export default function AdminOrder({ loaderData: order }: Route.ComponentProps) {
  return <OrderSheet key={order.number} order={order} />;
}
