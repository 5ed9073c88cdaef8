import type { OrderState } from "#shared/shop/order-state.ts";

interface OrderWords {
  heading: string;
  text: string;
  /** What happens next, in order. */
  next: readonly string[];
}

const onItsWay: OrderWords["next"] = [
  "The confirmation goes to your mailbox. It has a link to this page.",
  "We pack it, and tell you by mail when it leaves.",
  "It arrives as you chose.",
];

/** How an order's page speaks of each state. */
export const orderWords: Record<OrderState, OrderWords> = {
  pending: {
    heading: "Your order waits for the payment.",
    text: "Your articles are put aside. The payment is being confirmed, and this page says so as soon as it is.",
    next: ["The payment is confirmed. That takes some seconds, seldom more.", ...onItsWay],
  },
  paid: {
    heading: "It is ordered. Thank you.",
    text: "The payment has arrived and your articles are put aside for you.",
    next: onItsWay,
  },
  packed: {
    heading: "Your parcel is packed.",
    text: "It stands by the door and leaves with the next collection.",
    next: ["We tell you by mail when it leaves.", "It arrives as you chose."],
  },
  sent: {
    heading: "Your parcel is on its way.",
    text: "It has left our hands.",
    next: ["It arrives as you chose."],
  },
  delivered: {
    heading: "Your parcel has arrived.",
    text: "If something is not as it should be, write to us.",
    next: [],
  },
  payment_failed: {
    heading: "The payment did not go through.",
    text: "Nothing was charged, and your articles are free for others again. You can order once more.",
    next: [],
  },
  cancelled: {
    heading: "This order was given up.",
    text: "It was not paid in time, so nothing was charged and nothing will be sent.",
    next: [],
  },
  refund_due: {
    heading: "Your money is on its way back.",
    text: "This order cannot be delivered. You get back all that you paid, the way you paid it.",
    next: ["The refund arrives within a few days, depending on your bank."],
  },
  refunded: {
    heading: "Your money went back.",
    text: "All that you paid was returned the way you paid it.",
    next: [],
  },
};
