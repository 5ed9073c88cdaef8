import type { Harness } from "./harness.ts";

export const HOUR = 60 * 60_000;

/** Lets a server see its clock go on from hour to hour, as one that runs does. */
export async function watchClock(server: Harness, hours: number, step = HOUR): Promise<void> {
  for (let passed = 0; passed < hours * HOUR; passed += step) {
    server.clock.now += step;
    await server.runtime.clockGuard.mayDelete();
  }
}

/** Deletes what is past its time, as a server does that has seen its clock go on until now. */
export async function sweep(server: Harness): Promise<Record<string, number>> {
  server.clock.now -= 26 * HOUR;
  await watchClock(server, 26, 2 * HOUR);
  const deleted = await server.runtime.retention.sweep();
  if (!deleted) throw new Error("the clock is not believed");
  return deleted;
}
