import type { OwnerStep } from "#shared/shop/order-state.ts";

interface OrderStepWords {
  /** What the button says. */
  label: string;
  /** What pressing it causes: which mail goes out, what it does not do. */
  effect: string;
}

/** What the owner can do with an order, by the state that it gets then. `server/services/shop/orders.ts` is what does it. */
export const orderSteps: Record<OwnerStep, OrderStepWords> = {
  packed: {
    label: "It is packed",
    effect: "No mail goes out. The buyer sees it on the order’s page.",
  },
  sent: {
    label: "It is sent",
    effect: "The buyer gets the mail “Order … is on its way”.",
  },
  delivered: {
    label: "It has arrived",
    effect: "No mail goes out. The order is done.",
  },
  refunded: {
    label: "The money went back",
    effect:
      "The buyer gets the mail “Order … is refunded”. No money moves by this: return it at your payment provider first. What came back to the shelf is counted under Stock.",
  },
};
