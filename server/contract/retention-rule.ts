import type { RawBuilder } from "kysely";
import type { Tables } from "../db/tables.ts";

/** Rows of which it can be said when their time is over. */
export interface RetentionRule {
  table: keyof Tables;
  /** Primary key of the table. */
  key: string;
  /** True for a row that is past its time. */
  isPast: RawBuilder<unknown>;
  /** What is set in it instead, where the owner is to hear of it before it goes: the rule is over for it then. */
  instead?: RawBuilder<unknown>;
}
