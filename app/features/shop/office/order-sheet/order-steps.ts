import type { OwnerStep } from "#shared/shop/order-state.ts";

interface OrderStepWords {
  /** What the button says. */
  label: string;
  /** What pressing it causes: which mail goes out, what it does not do. */
  effect: string;
}

/** What the owner can do with an order, by the state that it gets then. `server/features/shop/orders.ts` is what does it. */
export const orderSteps: Record<OwnerStep, OrderStepWords> = {
  packed: {
    label: "Mark as packed",
    effect: "No email is sent. The customer sees it on the order page.",
  },
  sent: {
    label: "Mark as sent",
    effect: "The customer gets an email that the order is on its way.",
  },
  delivered: {
    label: "Mark as delivered",
    effect: "No email is sent. The order is complete.",
  },
  refunded: {
    label: "Mark as refunded",
    effect:
      "The customer gets an email that the order is refunded. This moves no money: refund it at your payment provider first. Count returned items under Stock.",
  },
};
