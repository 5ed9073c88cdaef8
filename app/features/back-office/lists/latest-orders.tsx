import { Link } from "#app/elements/actions/link.tsx";
import type { ShownOrder } from "./order-row.server.ts";
import { OrderTable } from "./order-table.tsx";

/** The newest orders, whatever their state. */
export function LatestOrders({ orders }: { orders: readonly ShownOrder[] }) {
  return (
    <section aria-labelledby="latest-heading" className="admin-part">
      <div className="admin-part-head">
        <h2 id="latest-heading" className="display text-display-4">
          Latest orders
        </h2>
        {orders.length > 0 && (
          <Link href="/admin/orders" className="admin-link">
            All orders
          </Link>
        )}
      </div>
      {orders.length > 0 ? (
        <OrderTable orders={orders} />
      ) : (
        <p className="admin-empty">No orders yet. The latest eight will appear here.</p>
      )}
    </section>
  );
}
