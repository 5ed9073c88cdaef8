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
 * Whether a variant is there, told also of the next one that is chosen, and its number in the shop. That it is sold out is only heard here:
 * to be seen it stands on the button. An export knows nothing of what is there now.
 */
export function StockLine({ available, sku }: Pick<ShownVariant, "available" | "sku">) {
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-soft">
      {!import.meta.env.IS_EXPORT && (
        <span role="status" className={lookOf(available)}>
          {stockInWords(available)}
        </span>
      )}
      <span>{fill(words.sku, { sku })}</span>
    </p>
  );
}

function lookOf(available: number) {
  if (available === 0) return "sr-only";
  return available < FEW ? "font-semibold text-ink" : undefined;
}
