import type { Harness } from "./harness.ts";

/** Everyone on the newsletter's list, whatever their state. */
export function subscriptionsIn({ runtime }: Pick<Harness, "runtime">) {
  return runtime.database.queries.selectFrom("subscriptions").selectAll().execute();
}
