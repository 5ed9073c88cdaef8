import * as styles from "./checkout.module.css";
import { CART, TERMS } from "#content/addresses.ts";
import type { CartView } from "#shared/shop/cart.ts";
import type { Quote } from "#shared/shop/quote.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { MessageBox } from "#app/elements/text/message-box/message-box.tsx";
import { SubmitButton } from "#app/features/forms/form-parts/form-parts.tsx";
import type { ShownForm } from "#app/features/forms/use-form.ts";
import { Phrase } from "#app/lib/phrase.tsx";
import { BoughtLines } from "../cart/bought-lines.tsx";
import { OrderTotals } from "../cart/order-totals.tsx";
import * as words from "../words.ts";
import { whatIsPaid } from "./what-is-paid.ts";

/** What is ordered and what it comes to, read once more before it is paid. */
export function CheckoutSummary({ form, cart }: { form: ShownForm; cart: CartView }) {
  const { lines, quote, orderable } = cart;
  return (
    <section
      aria-labelledby="order-heading"
      className="grid grid-cols-1 content-start gap-6 self-start rounded-card bg-sunken p-card lg:sticky lg:top-[calc(var(--header-cover)+1.5rem)]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="order-heading" className="display text-display-4">
          {words.orderSummary}
        </h2>
        <Link href={CART} className="py-1 text-small underline underline-offset-4">
          {words.editCart}
        </Link>
      </div>
      <BoughtLines
        lines={lines.map((line) => ({ ...line, colour: line.colour.label, path: null }))}
        currency={quote.currency}
      />
      <div className={styles.byDelivery}>
        {quote.delivery.map((delivery) => (
          <div key={delivery.id}>
            <OrderTotals
              currency={quote.currency}
              subtotal={quote.subtotal}
              coupon={quote.coupon}
              delivery={delivery}
              tax={{ ...quote.tax, amount: delivery.tax }}
              total={delivery.total}
              totalLabel={sharedWords.total}
            />
            {delivery.total === 0 && <p className="mt-4 text-small">{words.nothingToPay}</p>}
          </div>
        ))}
      </div>
      {!orderable && (
        <MessageBox kind="warning" title={words.cannotOrder}>
          <Link href={CART} target="_blank" className="underline underline-offset-4">
            {words.seeCart}
          </Link>
        </MessageBox>
      )}
      <SubmitButton form={form} size="large">
        <OrderLabel quote={quote} />
      </SubmitButton>
      <div role="status" className="empty:absolute">
        {form.message && <p className="text-small text-danger">{form.message}</p>}
      </div>
      <p className="text-label text-soft">
        <Phrase
          of={words.acceptTerms}
          terms={
            <Link href={TERMS} className="underline underline-offset-4">
              {words.terms}
            </Link>
          }
        />
      </p>
    </section>
  );
}

/** Says whether an order is paid for; where that depends on the way of delivery, once for each. */
function OrderLabel({ quote }: { quote: Quote }) {
  const { isFree, canBeFree } = whatIsPaid(quote);
  if (isFree || !canBeFree) return isFree ? words.order : words.orderAndPay;
  return (
    <span className={styles.byDelivery}>
      {quote.delivery.map(({ id, total }) => (
        <span key={id}>{total === 0 ? words.order : words.orderAndPay}</span>
      ))}
    </span>
  );
}
