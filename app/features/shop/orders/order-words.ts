import type { OrderState } from "#shared/shop/order-state.ts";

interface OrderWords {
  heading: string;
  text: string;
  /** What happens next, in order. */
  next: readonly string[];
}

const onItsWay: OrderWords["next"] = [
  "We email you a confirmation with a link to this page.",
  "We pack your order and email you when it leaves.",
  "It arrives by the delivery method you chose.",
];

/** How an order's page speaks of each state. */
export const orderWords: Record<OrderState, OrderWords> = {
  pending: {
    heading: "Waiting for your payment.",
    text: "We have reserved your items. This page updates as soon as your payment is confirmed.",
    next: ["Your payment is confirmed, usually within seconds.", ...onItsWay],
  },
  paid: {
    heading: "Order confirmed. Thank you.",
    text: "We have received your payment and reserved your items.",
    next: onItsWay,
  },
  packed: {
    heading: "Your order is packed.",
    text: "It leaves with the next collection.",
    next: ["We email you when it leaves.", "It arrives by the delivery method you chose."],
  },
  sent: {
    heading: "Your order is on its way.",
    text: "We have handed it to the carrier.",
    next: ["It arrives by the delivery method you chose."],
  },
  delivered: {
    heading: "Your order has been delivered.",
    text: "If anything is not right, write to us.",
    next: [],
  },
  payment_failed: {
    heading: "Your payment failed.",
    text: "You have not been charged, and your items are no longer reserved. You can order again.",
    next: [],
  },
  cancelled: {
    heading: "This order was cancelled.",
    text: "It was not paid in time. You have not been charged and nothing will be sent.",
    next: [],
  },
  refund_due: {
    heading: "Your refund is on its way.",
    text: "We cannot deliver this order. We are refunding everything you paid, the way you paid it.",
    next: ["The refund arrives within a few days, depending on your bank."],
  },
  refunded: {
    heading: "Your order was refunded.",
    text: "We have refunded everything you paid, the way you paid it.",
    next: [],
  },
};
