import * as styles from "./cart.module.css";
import { clsx } from "clsx";
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { CartLineView } from "#shared/shop/cart.ts";
import { readQuantity } from "#shared/shop/quantity.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { counted } from "#shared/counted.ts";
import { fill } from "#shared/words.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Quantity } from "./quantity/quantity.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import { money } from "../price.tsx";
import * as words from "../words.ts";
import { type CartResult, problemOf } from "./cart-api.ts";
import type { LiveCart } from "./use-cart.ts";

/** What is in the cart: one form, whose numbers are sent by its button without script and by themselves with it. */
export function CartLines({ live }: { live: LiveCart }) {
  const { pathname } = useLocation();
  const { lines, quote } = live.cart;

  return (
    <form
      id="cart-update"
      method="post"
      action={pathname}
      aria-label={words.itemsInCart}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="form" value="cart-update" />
      {/* What Enter presses in a field: not the first line's "remove". */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
        {words.updateCart}
      </button>
      <ul className={styles.cartLines}>
        {lines.map((line) => (
          <CartLine key={line.sku} line={line} currency={quote.currency} live={live} />
        ))}
      </ul>
      <Button type="submit" tone="quiet" className="without-script mt-6">
        {words.updateCart}
      </Button>
    </form>
  );
}

/** Name of the field with a line's quantity. */
export function quantityField(sku: string): string {
  return `quantity:${sku}`;
}

interface CartLineProps {
  line: CartLineView;
  currency: string;
  live: LiveCart;
}

function CartLine({ line, currency, live }: CartLineProps) {
  const { sku, name, path, colour, size, picture, unitPrice, total, available } = line;
  const field = quantityField(sku);
  const { formState } = useSiteData();
  const returned = formState?.form === "cart-update" && !live.isChanged ? formState : null;
  // At first what came back from the server, where the cart has another number: until it was sent again, or another one.
  const [wanted, setWanted] = useState(() => {
    const typed = readQuantity(returned?.values[field]);
    return typed === line.quantity ? null : typed;
  });
  const [error, setError] = useState<string | null>(returned?.errors[field] ?? null);
  const latest = useRef<Promise<CartResult> | null>(null);
  const make = [colour.label, size].filter(Boolean).join(", ");

  /** @param quantity what the field shows until the server has answered; null: what is in the cart. */
  async function follow(change: Promise<CartResult>, quantity: number | null) {
    latest.current = change;
    setWanted(quantity);
    const result = await change;
    // Pressed on meanwhile: what came later has its own answer.
    if (latest.current !== change) return;
    setWanted(null);
    setError(result.cart ? null : problemOf(result));
  }

  // A number that came back because of another line's was never refused: with script each is sent by itself.
  const sendReturned = useEffectEvent(() => {
    if (wanted !== null && latest.current === null && error === null)
      void follow(live.setQuantity(sku, wanted), wanted);
  });
  useEffect(() => sendReturned(), []);

  return (
    <li className={styles.line}>
      <Picture picture={picture} sizes="8rem" alt="" ratio="4 / 5" className={styles.picture} />
      <div className={styles.name}>
        <h3 className="font-semibold">
          <Link
            href={`${path}?variant=${encodeURIComponent(sku)}`}
            className="underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="text-small text-soft">
          {make}
          {make && (
            <span className="mx-2" aria-hidden>
              ·
            </span>
          )}
          <span className="tabular-nums">{money(unitPrice, currency)}</span>
        </p>
        <LineIssue line={line} currency={currency} />
      </div>
      <div className={styles.quantity}>
        <Quantity
          name={field}
          label={fill(words.quantityOf, { name })}
          start={wanted ?? line.quantity}
          max={Math.max(available, 1)}
          size="small"
          error={error}
          onQuantity={(quantity, by) => {
            const change = by === "step" ? live.stepTo : live.setQuantity;
            void follow(change(sku, quantity), quantity);
          }}
        />
        <button
          type="submit"
          name="remove"
          value={sku}
          className={styles.remove}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            void follow(live.setQuantity(sku, 0), null);
          }}
        >
          {words.remove}
          <span className="sr-only"> {name}</span>
        </button>
      </div>
      <p className={styles.total}>
        <span className="sr-only">{sharedWords.total} </span>
        {money(total, currency)}
      </p>
    </li>
  );
}

function LineIssue({ line, currency }: { line: CartLineView; currency: string }) {
  if (!line.issue) return null;
  const tone = line.issue.kind === "price-changed" ? "text-brand-ink" : "text-danger";
  return <p className={clsx("mt-1 text-small", tone)}>{issueInWords(line, currency)}</p>;
}

function issueInWords({ issue, unitPrice }: CartLineView, currency: string): string | null {
  switch (issue?.kind) {
    case "sold-out":
      return words.lineSoldOut;
    case "too-few":
      return counted(words.lineTooMany, issue.available);
    case "price-changed":
      return fill(issue.from > unitPrice ? words.lineCheaper : words.lineDearer, {
        price: money(issue.from, currency),
      });
    default:
      return null;
  }
}
