import { features } from "#app/features.ts";
import type { ServerNeed } from "./page.ts";

/** What features need a server for. */
export const serverNeeds: readonly ServerNeed[] = features.flatMap(
  ({ serverNeeds: own = [] }) => own,
);

/** Addresses that only a server answers, with all behind them. */
export const serverAddresses: readonly string[] = serverNeeds.flatMap(
  ({ addresses = [] }) => addresses,
);
