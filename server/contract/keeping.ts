import type { ServerCookie } from "../cookies.ts";
import type { Tables } from "../db/tables.ts";
import { whole } from "./settings.ts";

/** How long something of visitors is kept: a setting, enforced every day by `server/services/retention.ts`, and said by the privacy pages. */
export interface Period {
  /** The environment variable that sets it. */
  variable: `KEEP_${string}_DAYS`;
  /** Where that is not set. */
  days: number;
  /** Fewer are refused: what is kept has to work that long. */
  least: number;
}

/** Days for each period, by its variable. */
export type Retention = Readonly<Record<Period["variable"], number>>;

/** A period in days, as text. */
export type DaysOf = (period: Period) => string;

/** One thing that is kept, as the privacy policy says it. */
export interface KeptThing {
  /** Anchor of its line. */
  id: string;
  /** Where its line stands, in tens: what visitors know of before what only we do. */
  place: number;
  what: string;
  holds: string;
  why: string;
  /** How long, set large: "30" and "days". */
  figure: string;
  unit: string;
  /** From when, or what happens then. */
  ends: string;
  /** The same as the short privacy page says it; without it, it does not. */
  brief?: { what: string; until: string };
  /** The tables of the database that it speaks of. */
  tables: readonly (keyof Tables)[];
}

/** Tables, each with a sentence that says why. */
type Reasons = Readonly<Partial<Record<keyof Tables, string>>>;

/**
 * What a feature keeps about visitors, on the server and with them. Whatever begins to keep something says so here;
 * `tests/contract/feature-keeping.test.ts` asks who finds it, who erases it, and when it ends.
 */
export interface Keeping {
  periods?: readonly Period[];
  /** @param days the periods that hold, or what stands for them in prerendered files. */
  things?: (days: DaysOf) => readonly KeptThing[];
  /** Tables that hold nothing of visitors: what they hold instead. */
  impersonal?: Reasons;
  /** Tables of its things in which no holder looks for a person: whose rows they are instead. */
  withoutHolder?: Reasons;
  /** Tables of its things without a rule of retention: what ends their rows instead. */
  withoutRule?: Reasons;
  cookies?: readonly ServerCookie[];
  /** Tables whose rows a backup counts: what the owner would miss. The rest belongs to it. */
  missed?: readonly (keyof Tables)[];
}

/** Longest period that can be asked for, in days. */
const LONGEST_RETENTION = 3650;

/** The variable of a period, with its schema. */
export function periodVariable({ variable, least }: Period) {
  return {
    [variable]: [
      whole(least, LONGEST_RETENTION),
      `a number of days from ${least} to ${LONGEST_RETENTION}`,
    ],
  } as const;
}

/** Days that a period has: as set, else its own. */
export function daysOf(retention: Retention, { variable, days }: Period): number {
  return retention[variable] ?? days;
}
