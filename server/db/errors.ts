/**
 * PostgreSQL's error codes that pass by themselves, or with the machine: connection lost (08), transaction undone for another's sake (40),
 * too many connections or a full disk (53), shutting down or out of time (57), disk trouble (58), waited too long for a lock, only a
 * standby is left.
 */
const postgresUnavailable = /^(?:08|40|53|57|58)...$|^(?:55P03|25006)$/;
/** SQLite's: all that is no fault of the statement. */
const sqliteUnavailable =
  /^SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|CORRUPT|NOTADB|PROTOCOL|NOMEM|PERM|INTERRUPT)/;
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EPIPE",
]);

/** The database cannot be opened, copied or put back; the message is for people and says what to do. */
export class DatabaseTrouble extends Error {}

/** True when an error means "the database cannot answer now", so that trying again later is good advice. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    sqliteUnavailable.test(code) ||
    postgresUnavailable.test(code) ||
    networkCodes.has(code) ||
    /connection terminated|is not queryable|timeout exceeded when trying to connect|database connection is not open|driver has already been destroyed|after calling end on the pool/i.test(
      error.message,
    )
  );
}

/** True when SQLite says that the file is not what it was written as. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error));
}

/** True when PostgreSQL does not let its user do what is asked. */
export function isRefusal(error: unknown): boolean {
  return /^(?:28...|42501)$/.test(codeOf(error));
}

/** The code that a system, SQLite or PostgreSQL gave an error; empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}
