import { isWaiting, stateLabel, type ToldState } from "#shared/shop/order-state.ts";
import { type StateLook, StateMark } from "#app/features/back-office/parts/state-mark.tsx";

const states: Record<ToldState, Pick<StateLook, "panes">> = {
  pending: { panes: 0 },
  placed: { panes: 0 },
  paid: { panes: 1 },
  confirmed: { panes: 1 },
  packed: { panes: 2 },
  sent: { panes: 3 },
  delivered: { panes: 4 },
  payment_failed: { panes: "crossed" },
  cancelled: { panes: "crossed" },
  refund_due: { panes: "crossed" },
  refunded: { panes: "crossed" },
  closed: { panes: "crossed" },
};

/** Where an order is on its way from the till to the door. */
export function OrderStateMark({ state }: { state: ToldState }) {
  return (
    <StateMark
      label={stateLabel(state)}
      {...states[state]}
      {...(isWaiting(state) && { waits: true })}
    />
  );
}
