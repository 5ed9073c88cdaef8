import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { latest } from "../clock.ts";
import type { Tables, WriteTransaction } from "../db/tables.ts";

/** The same sent again within this time is a double click. */
const REPEAT_MS = 60_000;

/** What makes two submissions of a form the same. */
export function fingerprintOf(form: string, values: Readonly<Record<string, string>>): string {
  return createHash("sha256")
    .update(`${form}\n${JSON.stringify(values)}`)
    .digest("base64url");
}

/**
 * The slot of time that is unique together with a fingerprint: of the same that is stored twice at once, one is left.
 * Two slots may meet in the middle of a double click, so `wasJustStored` is asked first.
 */
export function timeSlotOf(now: number): number {
  return Math.floor(now / REPEAT_MS);
}

/** Whether the same has just been stored. Asked in the transaction that is about to store it. */
export async function wasJustStored(
  transaction: WriteTransaction,
  table: keyof Tables,
  fingerprint: string,
  now: number,
): Promise<boolean> {
  const same: RawBuilder<unknown> = sql`
    select 1 from ${sql.table(table)}
    where fingerprint = ${fingerprint}
      and created_at > ${now - REPEAT_MS} and created_at <= ${latest(0, now)}
    limit 1`;
  const { rows } = await same.execute(transaction);
  return rows.length > 0;
}
