import * as styles from "./catalogue-filters/catalogue-filters.module.css";
import { useEffect, useId, useRef } from "react";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";
import type { CatalogueForm } from "./use-catalogue-form.ts";

interface PriceFieldProps {
  name: string;
  label: string;
  /** In whole units of the currency; null: no bound. */
  units: number | null;
  /** Stands in the empty field, in whole units. */
  example: number;
  /** What was typed and is no price. */
  unread: string | undefined;
  apply: CatalogueForm["apply"];
}

/** One bound of the price. It counts when it is left or Enter is pressed, not while it is typed. */
export function PriceField({ name, label, units, example, unread, apply }: PriceFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const shown = unread ?? (units === null ? "" : String(units));

  // The field is the visitor's while they type; another address (Back, a link) writes it anew.
  const written = useRef(shown);
  useEffect(() => {
    if (ref.current && written.current !== shown) ref.current.value = shown;
    written.current = shown;
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
