import type { Minor } from "./money.ts";
import * as words from "./words.ts";

/** The life of an order. What is not listed cannot happen. */
const moves = {
  /** Taken down and its articles reserved; the money is on its way or still being asked for. */
  pending: ["paid", "payment_failed", "cancelled"],
  paid: ["packed", "refund_due", "refunded"],
  packed: ["sent", "refund_due", "refunded"],
  sent: ["delivered", "refund_due", "refunded"],
  delivered: ["refund_due", "refunded"],
  /** The provider refused. Money that comes all the same is honoured while the articles are there. */
  payment_failed: ["paid", "refund_due"],
  /** Given up unpaid: by the buyer, or because the reservation ended. As above; the provider's refusal may be heard later, too. */
  cancelled: ["paid", "payment_failed", "refund_due"],
  /** The money is here and has to go back. */
  refund_due: ["refunded"],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderState = keyof typeof moves;

export function isOrderState(name: string): name is OrderState {
  return Object.hasOwn(moves, name);
}

/** The steps that whoever runs the shop decides; all others are the payment's. */
export const ownerSteps = [
  "packed",
  "sent",
  "delivered",
  "refunded",
] as const satisfies OrderState[];

export type OwnerStep = (typeof ownerSteps)[number];

export function canMove(from: OrderState, to: OrderState): boolean {
  return (moves[from] as readonly OrderState[]).includes(to);
}

/** What buyers read. */
export const orderStateLabels: Record<OrderState, string> = {
  pending: words.pending,
  paid: words.paid,
  packed: words.packed,
  sent: words.sent,
  delivered: words.delivered,
  payment_failed: words.paymentFailed,
  cancelled: words.cancelled,
  refund_due: words.refundDue,
  refunded: words.refunded,
};

/** A state as it is told: nothing is refunded of an order for which there was nothing to pay, it is closed. */
export type ToldState<State extends OrderState = OrderState> = State | "closed";

export function toldState<State extends OrderState>(state: State, total: Minor): ToldState<State> {
  return state === "refunded" && total === 0 ? "closed" : state;
}

/** What is read of a state that is told. */
export function stateLabel(told: ToldState): string {
  return told === "closed" ? words.closed : orderStateLabels[told];
}

/**
 * What the buyer reads of an order that is closed: it was cancelled, unless it had been delivered before.
 * @param events what happened to it.
 */
export function closedText(events: readonly { state: OrderState }[]): string {
  const wasDelivered = events.some(({ state }) => state === "delivered");
  return wasDelivered ? words.closedDelivered : words.closedUndelivered;
}
