import { type StateLook, StateMark } from "#app/features/back-office/parts/state-mark.tsx";

const states = {
  open: { label: "Open", panes: 0, waits: true },
  handled: { label: "Done", panes: 4 },
} as const satisfies Record<string, StateLook>;

/** Whether somebody has dealt with a message. */
export function MessageStateMark({ isHandled }: { isHandled: boolean }) {
  return <StateMark {...states[isHandled ? "handled" : "open"]} />;
}
