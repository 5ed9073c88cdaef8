import type { StockRow } from "#server/services/back-office/ports.ts";
import { Link } from "#app/elements/link.tsx";

/** What runs out, the scarcest first. */
export function LowStock({ rows }: { rows: readonly StockRow[] }) {
  return (
    <section aria-labelledby="low-heading" className="admin-part">
      <div className="admin-part-head">
        <h2 id="low-heading" className="display text-display-4">
          Running out
        </h2>
        <Link href="/admin/stock?state=low" className="admin-link">
          Count the shelf
        </Link>
      </div>
      {rows.length > 0 ? (
        <ul className="admin-low">
          {rows.map(({ sku, label, available }) => (
            <li key={sku}>
              <span>{label}</span>
              <span className="admin-low-count">
                {available === 0 ? "none left" : `${available} left`}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="admin-empty">
          Enough of everything. What falls to three pieces or fewer comes up here.
        </p>
      )}
    </section>
  );
}
