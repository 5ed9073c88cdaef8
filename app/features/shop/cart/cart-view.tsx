import { type MouseEvent, type Ref, useEffect, useRef } from "react";
import { CHECKOUT } from "#content/addresses.ts";
import type { Minor } from "#shared/shop/money.ts";
import { counted } from "#shared/counted.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { fill } from "#shared/words.ts";
import { Withdrawn } from "./empty-cart.tsx";
import { ButtonLink, UnavailableButton } from "#app/elements/actions/button.tsx";
import { isPlainClick } from "#app/elements/actions/link.tsx";
import { ask, showProgress } from "#app/engine/page-gate.ts";
import { focusIfLost } from "#app/lib/focus-goes-on.ts";
import { CartCoupon } from "./cart-coupon.tsx";
import { CartLines } from "./cart-lines.tsx";
import { FreeDelivery } from "./free-delivery.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { money } from "../price.tsx";
import * as words from "../words.ts";
import type { LiveCart } from "./use-cart.ts";

interface CartPageProps {
  live: LiveCart;
  /** Value of goods from which delivery is free; null: never. */
  freeDeliveryFrom: Minor | null;
  /** How long a cart is kept after its last change. */
  cartDays: number;
}

/** A cart that holds something: its lines, and beside them what it comes to. */
export function FullCart({ live, freeDeliveryFrom, cartDays }: CartPageProps) {
  const { cart } = live;
  const { quote, orderable } = cart;
  const [delivery] = quote.delivery;
  const closed = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // What says why the order cannot go on takes the focus of the link in whose place it comes.
  useEffect(() => {
    if (!orderable && hadFocus.current) focusIfLost(closed.current);
    hadFocus.current = false;
  }, [orderable]);
  return (
    <div className="grid grid-cols-1 gap-x-[clamp(2rem,5vw,5rem)] gap-y-12 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid grid-cols-1 content-start gap-6">
        <Withdrawn cart={cart} />
        <CartLines live={live} />
      </div>
      <section
        aria-labelledby="summary-heading"
        className="grid grid-cols-1 content-start gap-6 self-start rounded-card bg-sunken p-card lg:sticky lg:top-[calc(var(--header-cover)+1.5rem)]"
      >
        <h2 id="summary-heading" className="display text-display-4">
          {words.orderSummary}
        </h2>
        {freeDeliveryFrom !== null && <FreeDelivery from={freeDeliveryFrom} quote={quote} />}
        <CartCoupon live={live} />
        <OrderTotals
          currency={quote.currency}
          subtotal={quote.subtotal}
          coupon={quote.coupon}
          delivery={delivery}
          tax={{ ...quote.tax, amount: delivery.tax }}
          total={delivery.total}
          totalLabel={sharedWords.total}
        />
        <p role="status" className="sr-only">
          {quote.coupon && `${fill(words.voucherApplied, { code: quote.coupon.code })} `}
          {fill(words.totalIs, { total: money(delivery.total, quote.currency) })}
        </p>
        {orderable ? (
          <CheckOut
            live={live}
            ref={(link) => () => void (hadFocus.current = link === document.activeElement)}
          />
        ) : (
          <UnavailableButton ref={closed} size="large" reason={words.seeNote}>
            {words.checkOut}
          </UnavailableButton>
        )}
        <p className="text-label text-soft">
          {quote.delivery.length > 1 && `${words.otherDelivery} `}
          {counted(words.cartKept, cartDays)}
        </p>
      </section>
    </div>
  );
}

/**
 * The way to the checkout, which waits for what the cart is still to be told: what is refused is said here, instead of another
 * quantity being ordered.
 */
function CheckOut({ live, ref }: { live: LiveCart; ref: Ref<HTMLAnchorElement> }) {
  async function goWhenSettled(link: HTMLAnchorElement) {
    const signal = ask();
    showProgress(true);
    const isReady = await live.settle();
    if (signal.aborted) return;
    showProgress(false);
    if (isReady && link.isConnected) link.click();
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    // Where a link takes no focus when it is touched, the field with the number still has it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    if (!live.isUnderWay()) return;
    event.preventDefault();
    void goWhenSettled(event.currentTarget);
  }

  return (
    <ButtonLink ref={ref} href={CHECKOUT} size="large" data-no-print onClick={handleClick}>
      {words.checkOut}
    </ButtonLink>
  );
}
