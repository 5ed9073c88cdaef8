import { site } from "#content/site.ts";
import { formatMoney, type Minor } from "#shared/shop/money.ts";
import * as words from "./words.ts";

/** An amount as the site's language writes it: `money(4900, "EUR")` is "€49.00". */
export function money(amount: Minor, currency: string): string {
  return formatMoney(amount, currency, site.locale);
}

interface PriceProps {
  /** Formatted: "€49.00". */
  price: string;
  /** What it cost before, where it is reduced. */
  compareAt?: string | null;
  className?: string;
}

/** What an article costs; what it cost before is struck out for the eye and said in words for the ear. */
export function Price({ price, compareAt = null, className }: PriceProps) {
  return (
    <p className={className}>
      {compareAt !== null && <span className="sr-only">{words.priceNow}</span>}
      <span className="tabular-nums">{price}</span>
      {compareAt !== null && (
        <>
          {" "}
          <span className="sr-only">{words.priceWas}</span>
          <s className="font-normal text-soft tabular-nums">{compareAt}</s>
        </>
      )}
    </p>
  );
}
