import { SHOP } from "#content/addresses.ts";
import type { CartView } from "#shared/shop/cart.ts";
import { counted } from "#shared/counted.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { MessageBox } from "#app/elements/text/message-box/message-box.tsx";
import * as sharedWords from "#shared/shop/words.ts";
import * as words from "../words.ts";

interface EmptyCartProps {
  cart: CartView;
  cartDays: number;
  /** Why it is empty, where that can be said. */
  reason?: string | false;
}

/** A cart with nothing in it: what was taken out of it, and where to go. */
export function EmptyCart({ cart, cartDays, reason }: EmptyCartProps) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-6 pt-6">
      <Withdrawn cart={cart} />
      <p className="display text-display-2">{sharedWords.cartEmpty}</p>
      {reason && <p className="max-w-text text-lead">{reason}</p>}
      <p className="max-w-text text-lead text-soft">{counted(words.cartEmptyText, cartDays)}</p>
      <ButtonLink href={SHOP}>{words.browseShop}</ButtonLink>
    </div>
  );
}

/** Says what was taken out of a cart because it is no longer sold. */
export function Withdrawn({ cart: { withdrawn } }: { cart: CartView }) {
  if (withdrawn === 0) return null;
  return <MessageBox kind="info" title={counted(words.noLongerSold, withdrawn)} />;
}
