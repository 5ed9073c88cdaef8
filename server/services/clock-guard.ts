import type { Logger } from "pino";
import { DAY, HOUR } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { WriteTransaction } from "../db/tables.ts";

/** How often the clock should be looked at. */
export const SIGHT_MS = HOUR;
/** The clock may be this far from where it was last seen: a server that was switched off overnight, a change of machine. */
const PLAUSIBLE_MS = 36 * HOUR;
/** A step that counts as seen to go on: an hourly look that came late. */
const STEADY_STEP_MS = 2 * HOUR;
/** After a jump the clock is watched this long. */
const PROBATION_MS = DAY;

export interface ClockGuard {
  /**
   * Whether what is past its time may be deleted. Looks at the clock; read the time that you delete by before you ask, so that it is the
   * one that was looked at or an earlier one.
   */
  mayDelete(): Promise<boolean>;
}

interface Parts {
  database: Database;
  now: () => number;
  logger: Logger;
}

/** When the clock was last seen, and how much longer it has to go on before it is believed; 0: it is. */
interface Sight {
  seen: number;
  probation: number;
}

/**
 * Says whether the clock of this machine can be believed. A wrong clock must not delete what visitors left: the sight of it is kept in the
 * database, for all processes and over restarts, and where it stands more than a day and a half from there, nothing is deleted until it has
 * been seen to go on, hour by hour, for a day. A site that was switched off for a month is swept a day late; that harms nobody.
 */
export function createClockGuard({ database, now, logger }: Parts): ClockGuard {
  return {
    async mayDelete() {
      const { before, after } = await database.write(async (transaction) => {
        const before = await readSight(transaction);
        const after = judge(before, now());
        await transaction
          .updateTable("settings")
          .set({ value: JSON.stringify(after) })
          .where("key", "=", KEY)
          .execute();
        return { before, after };
      });
      report(logger, before, after);
      return after.probation === 0;
    },
  };
}

/** Key of the row in `settings`. */
const KEY = "clock";

/** Null: it was never seen. Held for this transaction, so that processes look one after the other. */
async function readSight(transaction: WriteTransaction): Promise<Sight | null> {
  await transaction
    .insertInto("settings")
    .values({ key: KEY, value: "null" })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key: KEY }))
    .execute();
  const { value } = await transaction
    .selectFrom("settings")
    .select("value")
    .where("key", "=", KEY)
    .executeTakeFirstOrThrow();
  return JSON.parse(value) as Sight | null;
}

function judge(before: Sight | null, seen: number): Sight {
  if (before === null) return { seen, probation: PROBATION_MS };
  const step = seen - before.seen;
  if (step > PLAUSIBLE_MS) return { seen, probation: PROBATION_MS };
  // An earlier clock deletes nothing that a later one would keep.
  if (step < -PLAUSIBLE_MS) return { seen, probation: before.probation > 0 ? PROBATION_MS : 0 };
  const steady = step > 0 && step <= STEADY_STEP_MS ? step : 0;
  return { seen, probation: Math.max(0, before.probation - steady) };
}

/** Each turn of events once: later looks at the same clock have nothing to tell. */
function report(logger: Logger, before: Sight | null, after: Sight): void {
  const clock = new Date(after.seen).toISOString();
  if (before === null) {
    logger.info({ clock }, "the clock is watched for a day before anything is deleted by it");
    return;
  }
  const step = after.seen - before.seen;
  const facts = {
    clock,
    lastSeen: new Date(before.seen).toISOString(),
    days: Math.round((step / DAY) * 10) / 10,
  };
  if (step > PLAUSIBLE_MS)
    logger.error(
      facts,
      "THE CLOCK HAS JUMPED AHEAD, or the site was off for days: nothing is deleted until it has gone on for a day. If it is wrong, set it right now",
    );
  else if (step < -PLAUSIBLE_MS)
    logger.error(facts, "THE CLOCK WAS SET BACK by days. If it is wrong, set it right now");
  else if (before.probation > 0 && after.probation === 0)
    logger.info(facts, "the clock has gone on for a day: what is past its time is deleted again");
}
