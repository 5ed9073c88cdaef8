import type { OwnerStep, ToldState } from "#shared/shop/order-state.ts";
import * as words from "../words.ts";

interface OrderStepWords {
  /** What the button says. */
  label: string;
  /** What pressing it causes: which mail goes out, what it does not do. */
  effect: string;
}

/** What the owner can do with an order, by the state that it gets then, as it is told. `server/features/shop/orders.ts` is what does it. */
export const orderSteps: Record<ToldState<OwnerStep>, OrderStepWords> = {
  packed: {
    label: words.markAsPacked,
    effect: words.packedEffect,
  },
  sent: {
    label: words.markAsSent,
    effect: words.sentEffect,
  },
  delivered: {
    label: words.markAsDelivered,
    effect: words.deliveredEffect,
  },
  refunded: {
    label: words.markAsRefunded,
    effect: words.refundedEffect,
  },
  closed: {
    label: words.markAsClosed,
    effect: words.closedEffect,
  },
};
