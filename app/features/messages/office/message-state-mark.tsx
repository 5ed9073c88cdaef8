import { type StateLook, StateMark } from "#app/features/back-office/parts/state-mark.tsx";
import * as words from "../words.ts";

const states = {
  open: { label: words.open, panes: 0, waits: true },
  handled: { label: words.done, panes: 4 },
} as const satisfies Record<string, StateLook>;

/** Whether somebody has dealt with a message. */
export function MessageStateMark({ isHandled }: { isHandled: boolean }) {
  return <StateMark {...states[isHandled ? "handled" : "open"]} />;
}
