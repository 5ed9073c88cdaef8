import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { createPaymentWorker } from "./payment-worker.ts";

const HOUR = 60 * 60_000;

it("asks every hour whether it may tidy, also after the clock was set back by years", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const mayDelete = vi.fn(async () => false);
  const clock = { now: Date.parse("2028-01-01T00:00:00Z") };
  const worker = createPaymentWorker({
    // Nothing may be deleted, so nothing is asked of it.
    database: {} as never,
    payments: { checkNext: async () => false },
    mayDelete,
    logger: pino({ enabled: false }),
    now: () => clock.now,
  });
  worker.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(mayDelete).toHaveBeenCalledTimes(1);
  clock.now += HOUR;
  await vi.advanceTimersByTimeAsync(2000);
  expect(mayDelete).toHaveBeenCalledTimes(2);
  clock.now -= 400 * 24 * HOUR;
  await vi.advanceTimersByTimeAsync(2000);
  expect(mayDelete).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(mayDelete).toHaveBeenCalledTimes(3);
  await worker.stop();
});
