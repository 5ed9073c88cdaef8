import { SHOP } from "#content/addresses.ts";
import type { CartView } from "#shared/shop/cart.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { MessageBox } from "#app/elements/text/message-box/message-box.tsx";

/** A cart with nothing in it: what was taken out of it, and where to go. */
export function EmptyCart({ cart, cartDays }: { cart: CartView; cartDays: number }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-6 pt-6">
      <Withdrawn cart={cart} />
      <p className="display text-display-2">Your cart is empty.</p>
      <p className="max-w-text text-lead text-soft">
        Items you add stay here for {cartDays} days on this device. No account needed.
      </p>
      <ButtonLink href={SHOP}>Browse the shop</ButtonLink>
    </div>
  );
}

/** Says what was taken out of a cart because it is no longer sold. */
export function Withdrawn({ cart: { withdrawn } }: { cart: CartView }) {
  if (withdrawn === 0) return null;
  return (
    <MessageBox
      kind="info"
      title={
        withdrawn === 1
          ? "One product is no longer sold and was removed."
          : `${withdrawn} products are no longer sold and were removed.`
      }
    />
  );
}
