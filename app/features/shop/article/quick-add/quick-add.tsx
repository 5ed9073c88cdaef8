import * as styles from "./quick-add.module.css";
import { type FormEvent, useId, useState } from "react";
import { useLocation } from "react-router";
import { fill } from "#shared/words.ts";
import { CART } from "#content/addresses.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import { BuyOnServer } from "../buy-on-server.tsx";
import { stockInWords } from "../stock-line.tsx";
import { useCartAdd } from "../../cart/use-cart-add.ts";
import * as words from "../../words.ts";

/** A variant as a row that sells it shows it. */
export interface QuickVariant {
  sku: string;
  /** Null for an article without sizes. */
  size: string | null;
  available: number;
}

interface QuickAddProps {
  name: string;
  /** Of one colour, in the order of their sizes. */
  variants: readonly QuickVariant[];
}

/**
 * One piece of an article into the cart, in one line: its size, and a button. For pages that sell several articles at once; without script
 * each form is sent to its own page.
 */
export function QuickAdd({ name, variants }: QuickAddProps) {
  const [{ sku } = { sku: "" }] = variants;
  return import.meta.env.IS_EXPORT ? (
    <BuyOnServer name={name} sku={sku} tone="quiet" />
  ) : (
    <AddForm name={name} variants={variants} />
  );
}

function AddForm({ name, variants }: QuickAddProps) {
  const { pathname } = useLocation();
  const { formState } = useSiteData();
  const { addition, add, forget } = useCartAdd();
  const id = useId();
  // More than one of these forms stands on a page: only the one that was refused tells of it.
  const [returned, setReturned] = useState(
    formState?.form === "cart-add" && formState.values.at === id ? formState : null,
  );
  const first = variants.find(({ available }) => available > 0);
  if (!first) return <p className="text-small text-soft">{words.soldOut}</p>;

  const error =
    addition.state === "refused"
      ? addition.error
      : addition.state === "idle"
        ? (returned?.errors.quantity ?? returned?.errors.sku)
        : null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sku = new FormData(event.currentTarget).get("sku");
    if (addition.state !== "sending" && typeof sku === "string") void add(sku, 1);
  }

  return (
    <form
      id={id}
      method="post"
      action={pathname}
      aria-label={fill(words.addNamed, { name })}
      onSubmit={submit}
      className={styles.add}
    >
      <input type="hidden" name="form" value="cart-add" />
      <input type="hidden" name="at" value={id} />
      <input type="hidden" name="quantity" value="1" />
      {first.size === null ? (
        <>
          <input type="hidden" name="sku" value={first.sku} />
          <p className="text-small text-soft">{stockInWords(first.available)}</p>
        </>
      ) : (
        <>
          <label htmlFor={`${id}-size`} className="sr-only">
            {fill(words.sizeOf, { name })}
          </label>
          <select
            id={`${id}-size`}
            name="sku"
            defaultValue={returned?.values.sku ?? first.sku}
            onChange={() => {
              setReturned(null);
              forget();
            }}
            className={`field field-select ${styles.size}`}
          >
            {variants.map(({ sku, size, available }) => (
              <option key={sku} value={sku} disabled={available === 0}>
                {size}
                {available === 0 && words.soldOutAfter}
              </option>
            ))}
          </select>
        </>
      )}
      <Button type="submit" tone="quiet" loading={addition.state === "sending"}>
        {words.addToCart}
        <span className="sr-only">{fill(words.addWhat, { name })}</span>
      </Button>
      {error && (
        <p role="alert" className={`${styles.answer} text-danger`}>
          {error}
        </p>
      )}
      <p role="status" className={`${styles.answer} empty:absolute`}>
        {addition.state === "added" && (
          <>
            {words.added} {addition.inCart}{" "}
            <Link href={CART} className="font-semibold underline underline-offset-4">
              {words.viewCart}
            </Link>
          </>
        )}
      </p>
    </form>
  );
}
