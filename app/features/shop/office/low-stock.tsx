import * as adminOverview from "#app/features/back-office/frame/admin-overview.module.css";
import * as adminLists from "#app/features/back-office/lists/admin-lists.module.css";
import type { StockRow } from "#server/features/shop/office/ports.ts";
import { listHref } from "#shared/back-office/addresses.ts";
import { STOCK } from "#shared/shop/office-addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** What runs out, on the overview: the scarcest first. */
export function LowStock({ lowStock: rows }: { lowStock: readonly StockRow[] }) {
  return (
    <section aria-labelledby="low-heading" className={adminOverview.part}>
      <div className={adminOverview.partHead}>
        <h2 id="low-heading" className="display text-display-4">
          {words.lowStock}
        </h2>
        <Link href={listHref(STOCK, { state: "low" })} className={adminLists.link}>
          {words.updateStock}
        </Link>
      </div>
      {rows.length > 0 ? (
        <ul className={adminOverview.low}>
          {rows.map(({ sku, label, available }) => (
            <li key={sku}>
              <span>{label}</span>
              <span className={adminOverview.lowCount}>
                {available === 0 ? words.soldOut : fill(words.left, { available })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={adminLists.empty}>{words.nothingLow}</p>
      )}
    </section>
  );
}
