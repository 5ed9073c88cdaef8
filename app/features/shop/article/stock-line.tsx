// @chunk product-card
import { counted } from "#shared/counted.ts";
import { FEW } from "#shared/shop/stock.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";
import type { ShownVariant } from "./use-variant.ts";

/** How many there are, said exactly only where few are left. */
export function stockInWords(available: number): string {
  if (available === 0) return words.soldOut;
  return available < FEW ? counted(words.fewLeft, available) : words.inStock;
}

/**
 * Whether a variant is there, and its number in the shop. That it is sold out, the button beside it says. An export knows nothing of what
 * is there now.
 */
export function StockLine({ available, sku }: Pick<ShownVariant, "available" | "sku">) {
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-soft">
      {!import.meta.env.IS_EXPORT && available > 0 && (
        <span className={available < FEW ? "font-semibold text-ink" : undefined}>
          {stockInWords(available)}
        </span>
      )}
      <span>{fill(words.sku, { sku })}</span>
    </p>
  );
}
