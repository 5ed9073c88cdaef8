/** Connection lost, too many connections, shutting down: classes 08, 53 and 57 of PostgreSQL's error codes. */
const postgresUnavailable = /^(?:08|53|57)/;
const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"]);

/** True when an error means "the database cannot answer now", so that trying again later is good advice. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code.startsWith("SQLITE_")) return !code.startsWith("SQLITE_CONSTRAINT");
  return (
    postgresUnavailable.test(code) ||
    networkCodes.has(code) ||
    /connection terminated|is not queryable|timeout exceeded when trying to connect|database connection is not open|driver has already been destroyed/i.test(
      error.message,
    )
  );
}

/** Code of an error that says "not this place": no such folder, no permission, wrong password, no such database. */
export function reasonNotToOpen(error: unknown): string | null {
  const code = codeOf(error instanceof AggregateError ? error.errors[0] : error);
  const misplaced = /^(?:EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|28...|3D000|42501)$/.test(code);
  return code && (misplaced || isDatabaseUnavailable(error)) ? code : null;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}
