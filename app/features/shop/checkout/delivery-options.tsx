import * as styles from "./checkout.module.css";
import type { Quote } from "#shared/shop/quote.ts";
import * as sharedWords from "#shared/shop/words.ts";
import type { ShownForm } from "#app/features/forms/use-form.ts";
import { money } from "../price.tsx";
import * as words from "../words.ts";

/** The ways of delivery, each with its price for this cart. The first is chosen until another one is. */
export function DeliveryOptions({ form, quote }: { form: ShownForm; quote: Quote }) {
  const chosen = form.valueOf("delivery") || quote.delivery[0].id;
  const error = form.errorOf("delivery");
  return (
    <fieldset>
      <legend className="sr-only">{sharedWords.deliveryMethod}</legend>
      <ul className={styles.deliveryOptions}>
        {quote.delivery.map(({ id, label, note, price }) => (
          <li key={id} className={styles.deliveryOption}>
            <label>
              <input type="radio" name="delivery" value={id} defaultChecked={id === chosen} />
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{label}</span>
                {note && <span className="block text-small text-soft">{note}</span>}
              </span>
              <span className="tabular-nums">
                {price === 0 ? words.free : money(price, quote.currency)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <p
          role={form.isQuiet?.("delivery") ? undefined : "alert"}
          className="mt-2 text-small text-danger"
        >
          {error}
        </p>
      )}
    </fieldset>
  );
}
