import type { DaysOf, Keeping, KeptThing, Period, Retention } from "../contract/keeping.ts";
import { daysOf } from "../contract/keeping.ts";
import type { ServerCookie } from "../cookies.ts";
import { houseKeeping } from "../house-keeping.ts";

/** All that is kept about visitors, as the privacy pages say it. */
export interface Ledger {
  /** On the server, in the order in which it is told. */
  things: readonly Omit<KeptThing, "place" | "tables">[];
  /** In the visitor's browser, by the server. */
  cookies: readonly Pick<ServerCookie, "name" | "holds" | "ends">[];
}

/** Whoever keeps something. */
interface Keeper {
  keeping?: Keeping;
}

/** What the house and these features keep, with the periods that hold. */
export function ledgerOf(features: readonly Keeper[], retention: Retention): Ledger {
  return told(features, (period) => String(daysOf(retention, period)));
}

/** The same for prerendered files: a token stands for each period, and `withPeriods` writes what holds when the server starts. */
export function ledgerInTokens(features: readonly Keeper[]): Ledger {
  return told(features, tokenOf);
}

/** Writes the periods over their tokens. */
export function withPeriods(text: string, retention: Retention): string {
  return text.replaceAll(/\{(KEEP_[A-Z_]+_DAYS)\}/g, (token, variable: string) => {
    const days = retention[variable as Period["variable"]];
    return days === undefined ? token : String(days);
  });
}

function told(features: readonly Keeper[], days: DaysOf): Ledger {
  const all = [houseKeeping, ...features.flatMap(({ keeping }) => keeping ?? [])];
  return {
    things: all
      .flatMap(({ things }) => things?.(days) ?? [])
      .toSorted((a, b) => a.place - b.place)
      .map(({ place: _place, tables: _tables, ...line }) => line),
    cookies: all.flatMap(({ cookies = [] }) =>
      cookies.map(({ name, holds, ends }) => ({ name, holds, ends })),
    ),
  };
}

function tokenOf({ variable }: Period): string {
  return `{${variable}}`;
}
