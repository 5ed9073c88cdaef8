import { useEffect, useRef, useState } from "react";
import { CART, CHECKOUT, ifThere, SIGN_IN } from "#content/addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { MessageBox } from "#app/elements/text/message-box/message-box.tsx";
import { EmptyCart } from "../cart/empty-cart.tsx";
import { CheckoutForm } from "../checkout/checkout-form/checkout-form.tsx";
import { checkoutPage } from "../checkout/checkout-page.server.ts";
import { noteCart } from "../cart/cart-mark.ts";
import { ShopBar } from "../shop-bar/shop-bar.tsx";
import { insideShopTrail } from "../shop-trail.ts";
import * as words from "../words.ts";
import { focusIfLost } from "#app/lib/focus-goes-on.ts";
import { Phrase } from "#app/lib/phrase.tsx";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/checkout.ts";

const trail = [...insideShopTrail, { label: words.cart, href: CART }];

/** Ordering what is in the cart: as a guest, or with what the account knows filled in. */
export function loader({ url, context }: Route.LoaderArgs) {
  return checkoutPage(url, context);
}

export default function Checkout({ loaderData: page }: Route.ComponentProps) {
  const { cart, cartDays } = page;
  const isEmpty = cart.lines.length === 0;
  const [wasEmpty] = useState(isEmpty);
  const isEmptied = isEmpty && !wasEmpty;
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => noteCart(cart), [cart]);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isEmptied) focusIfLost(news.current);
  }, [isEmptied]);
  return (
    <>
      <MiniPageTitle
        heading={words.checkout}
        note={page.accountId ? words.signedIn : guestNote()}
        trail={trail}
      />
      <ShopBar count={cart.count} />
      <Section width="wide" space="tight" aria-label={words.checkout}>
        {!isEmpty && (
          <>
            {page.isPaymentCancelled && (
              <div className="mb-10">
                <MessageBox kind="info" title={words.paymentCancelled} />
              </div>
            )}
            <CheckoutForm page={page} />
          </>
        )}
        <div ref={news} role="status" tabIndex={-1}>
          {isEmpty && (
            <EmptyCart cart={cart} cartDays={cartDays} reason={isEmptied && words.cartEmptied} />
          )}
        </div>
      </Section>
    </>
  );
}

/** Where there are no accounts, nothing has to be said of them. */
function guestNote() {
  const signIn = ifThere(`${SIGN_IN}?to=${CHECKOUT}`);
  if (!signIn) return null;
  return (
    <Phrase
      of={words.guest}
      signIn={
        <Link href={signIn} className="inline-block py-0.5 underline underline-offset-4">
          {words.signIn}
        </Link>
      }
    />
  );
}
