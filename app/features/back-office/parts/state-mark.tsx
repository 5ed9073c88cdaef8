import type { ReactNode } from "react";
import type { CommentState } from "#server/features/comments/port.ts";
import { type OrderState, orderStateLabels } from "#shared/shop/order-state.ts";

/** How far a thing has come, as lit panes of a window: none while it waits for somebody else, four when it is done. */
type Panes = 0 | 1 | 2 | 3 | 4 | "crossed";

interface StateLook {
  label: string;
  panes: Panes;
  /** It waits for whoever reads this. */
  waits?: true;
}

const orderStates: Record<OrderState, Omit<StateLook, "label">> = {
  pending: { panes: 0 },
  paid: { panes: 1, waits: true },
  packed: { panes: 2, waits: true },
  sent: { panes: 3 },
  delivered: { panes: 4 },
  payment_failed: { panes: "crossed" },
  cancelled: { panes: "crossed" },
  refund_due: { panes: "crossed", waits: true },
  refunded: { panes: "crossed" },
};

const commentStates: Record<CommentState, StateLook> = {
  held: { label: "Pending", panes: 0, waits: true },
  shown: { label: "Approved", panes: 4 },
  refused: { label: "Rejected", panes: "crossed" },
};

const subscriberStates = {
  pending: { label: "Unconfirmed", panes: 0 },
  confirmed: { label: "Confirmed", panes: 4 },
  unsubscribed: { label: "Unsubscribed", panes: "crossed" },
} as const satisfies Record<string, StateLook>;

const messageStates = {
  open: { label: "Open", panes: 0, waits: true },
  handled: { label: "Done", panes: 4 },
} as const satisfies Record<string, StateLook>;

/** Where an order is on its way from the till to the door. */
export function OrderStateMark({ state }: { state: OrderState }) {
  return <StateMark label={orderStateLabels[state]} {...orderStates[state]} />;
}

/** Whether a comment can be read. */
export function CommentStateMark({ state }: { state: CommentState }) {
  return <StateMark {...commentStates[state]} />;
}

/** Whether an address gets the letter. */
export function SubscriberStateMark({ state }: { state: keyof typeof subscriberStates }) {
  return <StateMark {...subscriberStates[state]} />;
}

/** Whether somebody has dealt with a message. */
export function MessageStateMark({ isHandled }: { isHandled: boolean }) {
  return <StateMark {...messageStates[isHandled ? "handled" : "open"]} />;
}

/** A state as a word with a mark before it: the site's own window, lit pane by pane. The word alone says everything. */
function StateMark({ label, panes, waits }: StateLook): ReactNode {
  return (
    <span className="admin-state" data-waits={waits}>
      <svg viewBox="0 0 14 14" aria-hidden className="admin-panes">
        {panes === "crossed" ? (
          <path d="M2 2l10 10M12 2L2 12" />
        ) : (
          corners.map(([x, y], index) => (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width="5.4"
              height="5.4"
              data-lit={index < panes ? "" : undefined}
            />
          ))
        )}
      </svg>
      {label}
    </span>
  );
}

const corners = [
  [0.8, 0.8],
  [7.8, 0.8],
  [0.8, 7.8],
  [7.8, 7.8],
] as const;
