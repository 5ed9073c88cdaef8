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
  const { latestOrders, lowStock, confirmedSubscribers, ...waiting } = await backOffice.overview();
  const counts: Readonly<Record<string, number>> = waiting;
  return {
    tasks: Object.entries(backOffice.tasks())
      .map(([name, task]) => ({ ...task, name, count: counts[name] ?? 0 }))
      // Where there is something to do, first.
      .toSorted((a, b) => Number(!a.section) - Number(!b.section)),
    latestOrders: latestOrders.map((row) => orderRow(row)),
    lowStock,
    confirmedSubscribers,
  };
}

export default function AdminOverview({ loaderData }: Route.ComponentProps) {
  const { tasks, latestOrders, lowStock, confirmedSubscribers } = loaderData;
  return (
    <>
      <PageHead heading="Overview" />
      <WaitingList tasks={tasks} subscribers={confirmedSubscribers} />
      <div className="admin-halves">
        <LatestOrders orders={latestOrders} />
        <LowStock rows={lowStock} />
      </div>
    </>
  );
}
