import type { StockRow } from "#server/features/shop/office/ports.ts";
import { listHref } from "#shared/back-office/addresses.ts";
import { STOCK } from "#shared/shop/office-addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** What runs out, on the overview: the scarcest first. */
export function LowStock({ lowStock: rows }: { lowStock: readonly StockRow[] }) {
  return (
    <section aria-labelledby="low-heading" className="admin-part">
      <div className="admin-part-head">
        <h2 id="low-heading" className="display text-display-4">
          {words.lowStock}
        </h2>
        <Link href={listHref(STOCK, { state: "low" })} className="admin-link">
          {words.updateStock}
        </Link>
      </div>
      {rows.length > 0 ? (
        <ul className="admin-low">
          {rows.map(({ sku, label, available }) => (
            <li key={sku}>
              <span>{label}</span>
              <span className="admin-low-count">
                {available === 0 ? words.soldOut : fill(words.left, { available })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="admin-empty">{words.nothingLow}</p>
      )}
    </section>
  );
}
