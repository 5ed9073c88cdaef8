import * as adminOverview from "#app/features/back-office/frame/admin-overview.module.css";
import * as adminLists from "#app/features/back-office/lists/admin-lists.module.css";
import { ORDERS } from "#shared/shop/office-addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import * as words from "./words.ts";
import { OrderTable, type ShownOrder } from "./order-table.tsx";

/** The newest orders on the overview, whatever their state. */
export function LatestOrders({ latestOrders: orders }: { latestOrders: readonly ShownOrder[] }) {
  return (
    <section aria-labelledby="latest-heading" className={adminOverview.part}>
      <div className={adminOverview.partHead}>
        <h2 id="latest-heading" className="display text-display-4">
          {words.latestOrders}
        </h2>
        {orders.length > 0 && (
          <Link href={ORDERS} className={adminLists.link}>
            {words.allOrders}
          </Link>
        )}
      </div>
      {orders.length > 0 ? (
        <OrderTable orders={orders} isBrief />
      ) : (
        <p className={adminLists.empty}>{words.noLatestOrders}</p>
      )}
    </section>
  );
}
