import { onTestFinished, vi } from "vitest";

/**
 * The process's own clock stands still until the test ends, or says otherwise (`vi.setSystemTime`); timers go on. For limits, whose
 * windows may be over before a busy machine has sent as much as they let through.
 */
export function stopClock(now: number = Date.now()): void {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
}
