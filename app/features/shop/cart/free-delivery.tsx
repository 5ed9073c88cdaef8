import * as styles from "./cart.module.css";
import type { Minor } from "#shared/shop/money.ts";
import { Phrase } from "#app/lib/phrase.tsx";
import { money } from "../price.tsx";
import * as words from "../words.ts";

interface FreeDeliveryProps {
  /** What the goods must be worth. */
  from: Minor;
  /** How much is missing; null: nothing. */
  gap: Minor | null;
  currency: string;
}

/** How far it is to free delivery, in words and as a bar. */
export function FreeDelivery({ from, gap, currency }: FreeDeliveryProps) {
  const share = gap === null ? 1 : (from - gap) / from;
  return (
    <div className="grid gap-2 text-small">
      <p role="status">
        {gap === null ? (
          words.freeDelivery
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
