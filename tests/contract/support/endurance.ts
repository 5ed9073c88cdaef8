import { type DatabasePatience, databasePatience } from "#server/db/waiting.ts";

/** Longer than a busy machine needs for anything, in ms. */
export const LONG = 60_000;

/** A database that is slow, or held, is waited for unless a test says otherwise. */
export const endurance: DatabasePatience = {
  ...databasePatience,
  connect: LONG,
  answer: LONG,
  write: LONG,
  count: LONG,
  countLock: LONG,
  countFile: LONG,
};
