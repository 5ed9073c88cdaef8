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

/** The states in which an order waits for the owner: each is a task of the back office. */
export const waitingStates = ["paid", "packed", "refund_due"] as const satisfies OrderState[];

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

/** What the states of money are called where there was nothing to pay. */
const freeStates = {
  pending: "placed",
  paid: "confirmed",
  refunded: "closed",
} as const satisfies Partial<Record<OrderState, string>>;

type FreeStates = typeof freeStates;

/** A state as it is told: nobody speaks of money where there was nothing to pay. */
export type ToldState<State extends OrderState = OrderState> =
  | State
  | FreeStates[State & keyof FreeStates];

export function toldState<State extends OrderState>(state: State, total: Minor): ToldState<State> {
  const free: Partial<Record<OrderState, ToldState>> = total === 0 ? freeStates : {};
  return (free[state] ?? state) as ToldState<State>;
}

/** Whether an order that is told like this waits for the owner. */
export function isWaiting(told: ToldState): boolean {
  return waitingStates.some((state) => told === toldState(state, 0) || told === state);
}

const toldLabels: Record<ToldState, string> = {
  ...orderStateLabels,
  placed: words.placed,
  confirmed: words.confirmed,
  closed: words.closed,
};

/** What is read of a state that is told. */
export function stateLabel(told: ToldState): string {
  return toldLabels[told];
}

/**
 * What the buyer reads of an order that is closed: it was cancelled, unless it had been sent before.
 * @param events what happened to it.
 */
export function closedText(events: readonly { state: OrderState }[]): string {
  const wasSent = events.some(({ state }) => state === "sent" || state === "delivered");
  return wasSent ? words.closedSent : words.closedUnsent;
}
