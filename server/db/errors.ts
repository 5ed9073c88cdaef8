/** Connection lost, too many connections, shutting down: classes 08, 53 and 57 of PostgreSQL's error codes. */
const postgresUnavailable = /^(?:08|53|57)/;
const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"]);

/** True when an error means "the database cannot answer now", so that trying again later is good advice. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code.startsWith("SQLITE_")) return !code.startsWith("SQLITE_CONSTRAINT");
  return (
    postgresUnavailable.test(code) ||
    networkCodes.has(code) ||
    /connection terminated|timeout exceeded when trying to connect|database connection is not open|driver has already been destroyed/i.test(
      error.message,
    )
  );
}
