import * as styles from "./catalogue-filters/catalogue-filters.module.css";
import { useEffect, useId, useRef } from "react";
import type { Minor } from "#shared/shop/money.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";
import type { CatalogueForm } from "./use-catalogue-form.ts";

interface PriceFieldProps {
  name: string;
  label: string;
  /** In cents; null: no bound. */
  amount: Minor | null;
  /** Stands in the empty field, in whole units. */
  example: number;
  /** What was typed and is no price. */
  unread: string | undefined;
  apply: CatalogueForm["apply"];
}

/** One bound of the price. It counts when it is left or Enter is pressed, not while it is typed. */
export function PriceField({ name, label, amount, example, unread, apply }: PriceFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const shown = unread ?? (amount === null ? "" : String(amount / 100));

  // The field is the visitor's while they type; another address (Back, a link) writes it anew.
  useEffect(() => {
    if (ref.current) ref.current.value = shown;
  }, [shown]);

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-label text-soft">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        name={name}
        inputMode="numeric"
        defaultValue={shown}
        placeholder={String(example)}
        aria-invalid={unread === undefined ? undefined : true}
        aria-describedby={unread === undefined ? undefined : `${id}-error`}
        onBlur={(event) => apply(event.currentTarget.form)}
        className={`field ${styles.price}`}
      />
      {unread !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-label text-danger">
          {fill(words.wholeNumberLike, { example })}
        </p>
      )}
    </div>
  );
}
