import type { ReactNode } from "react";
import { instantOf, remaining, type ZonedTime } from "#app/lib/countdown.ts";
import { useNow } from "#app/engine/use-now.ts";

interface UntilProps {
  moment: ZonedTime;
  /** What stands here once it is over. */
  after: ReactNode;
  children: ReactNode;
}

/**
 * Words that are true up to a moment, and those that are afterwards. It goes by the clock of the countdowns beside it: they and these
 * words change together, and a page that was rendered before is corrected once it is alive.
 */
export function Until({ moment, after, children }: UntilProps) {
  return remaining(instantOf(moment), useNow()).isOver ? after : children;
}
