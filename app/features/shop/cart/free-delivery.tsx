import * as styles from "./cart.module.css";
import type { Minor } from "#shared/shop/money.ts";
import type { Quote } from "#shared/shop/quote.ts";
import { Phrase } from "#app/lib/phrase.tsx";
import { fill } from "#shared/words.ts";
import { money } from "../price.tsx";
import * as words from "../words.ts";

interface FreeDeliveryProps {
  /** What the goods must be worth. */
  from: Minor;
  quote: Quote;
}

/** How far it is to free delivery, in words and as a bar. */
export function FreeDelivery({ from, quote }: FreeDeliveryProps) {
  const { freeDeliveryGap: gap, currency } = quote;
  const share = gap === null ? 1 : (from - gap) / from;
  return (
    <div className="grid gap-2 text-small">
      <p role="status">
        {gap === null ? (
          reached(quote)
        ) : (
          <Phrase
            of={words.freeDeliveryGap}
            gap={<span className="font-semibold tabular-nums">{money(gap, currency)}</span>}
          />
        )}
      </p>
      <div aria-hidden className={styles.freeDelivery}>
        <span style={{ scale: `${Math.max(0, share).toFixed(3)} 1` }} />
      </div>
    </div>
  );
}

/** The total beside it is that of the first method of delivery, which may be one that is never free. */
function reached({ delivery }: Quote): string {
  if (delivery[0].price === 0) return words.freeDelivery;
  const free = delivery.filter(({ price }) => price === 0).map(({ label }) => label);
  return fill(words.freeDeliveryBy, { list: free.join(", ") });
}
