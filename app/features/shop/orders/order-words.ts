import type { OrderView } from "#shared/shop/order.ts";
import { closedText, type ToldState, toldState } from "#shared/shop/order-state.ts";
import * as words from "../words.ts";

interface OrderWords {
  heading: string;
  text: string;
  /** What happens next, in order. */
  next: readonly string[];
}

const onItsWay: OrderWords["next"] = [words.nextConfirmation, words.nextPacked, words.nextArrives];

/** How an order's page speaks of it. Where there was nothing to pay, it says nothing of money that came or went. */
export function orderWords({
  state,
  total,
  events,
}: Pick<OrderView, "state" | "total" | "events">): OrderWords {
  const told = toldState(state, total);
  if (told === "closed")
    return { heading: words.closedHeading, text: closedText(events), next: [] };
  return stateWords[told];
}

const stateWords: Record<Exclude<ToldState, "closed">, OrderWords> = {
  pending: {
    heading: words.pendingHeading,
    text: words.pendingText,
    next: [words.nextPaid, ...onItsWay],
  },
  paid: {
    heading: words.paidHeading,
    text: words.paidText,
    next: onItsWay,
  },
  placed: {
    heading: words.placedHeading,
    text: words.freeText,
    next: onItsWay,
  },
  confirmed: {
    heading: words.paidHeading,
    text: words.freeText,
    next: onItsWay,
  },
  packed: {
    heading: words.packedHeading,
    text: words.packedText,
    next: [words.nextLeaves, words.nextArrives],
  },
  sent: {
    heading: words.sentHeading,
    text: words.sentText,
    next: [words.nextArrives],
  },
  delivered: {
    heading: words.deliveredHeading,
    text: words.deliveredText,
    next: [],
  },
  payment_failed: {
    heading: words.failedHeading,
    text: words.failedText,
    next: [],
  },
  cancelled: {
    heading: words.cancelledHeading,
    text: words.cancelledText,
    next: [],
  },
  refund_due: {
    heading: words.refundDueHeading,
    text: words.refundDueText,
    next: [words.nextRefund],
  },
  refunded: {
    heading: words.refundedHeading,
    text: words.refundedText,
    next: [],
  },
};
