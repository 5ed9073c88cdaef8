import { LatestOrders } from "#app/features/back-office/lists/latest-orders.tsx";
import { LowStock } from "#app/features/back-office/lists/low-stock.tsx";
import { orderRow } from "#app/features/back-office/lists/order-row.server.ts";
import { PageHead } from "#app/features/back-office/frame/page-head.tsx";
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts";
import { WaitingList } from "#app/features/back-office/lists/waiting-list.tsx";
import type { Route } from "./+types/overview.ts";

/** What waits, first. */
export async function loader({ context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const { latestOrders, ...overview } = await backOffice.overview();
  return { ...overview, latestOrders: latestOrders.map((row) => orderRow(row)) };
}

export default function AdminOverview({ loaderData }: Route.ComponentProps) {
  const { latestOrders, lowStock, confirmedSubscribers } = loaderData;
  return (
    <>
      <PageHead heading="Overview" />
      <WaitingList waiting={loaderData} subscribers={confirmedSubscribers} />
      <div className="admin-halves">
        <LatestOrders orders={latestOrders} />
        <LowStock rows={lowStock} />
      </div>
    </>
  );
}
