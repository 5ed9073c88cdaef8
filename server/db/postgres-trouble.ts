import { codeOf, DatabaseTrouble } from "./errors.ts";

/** What keeps PostgreSQL from being used, by the error's code or, where it has none, its words. The first that fits. */
const troubles: readonly (readonly [RegExp, (host: string) => string])[] = [
  [/^ECONNREFUSED/, (host) => `nothing listens at ${host}: start PostgreSQL there`],
  [/^(?:ENOTFOUND|EAI_AGAIN)/, (host) => `no machine is found by the name of ${host}`],
  [/^ENOENT/, (host) => `there is no socket of PostgreSQL at ${host}`],
  [
    /^(?:EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ETIMEDOUT)|timeout|terminated/,
    (host) => `${host} does not answer`,
  ],
  [
    /^(?:EPROTO|ERR_TLS|ERR_SSL)|CERT|SIGNATURE|\b(?:SSL|TLS)\b|self-signed/,
    (host) => `${host} and this server agree on no encrypted connection`,
  ],
  [/^28...|SASL|SCRAM/, () => "user or password is refused"],
  [/^3D000/, () => "there is no database of this name"],
  [/^42501/, () => "its user may not make tables there"],
  [/^53300/, () => "it has no connection left"],
  [/^53/, () => "it has no room left"],
  [/^57P/, () => "it is starting or stopping"],
  [/^25006/, () => "it is a standby, which cannot be written"],
  [/^(?:55P03|57014)/, () => "another program holds its tables"],
];

/** One sentence about what keeps the PostgreSQL behind DATABASE_URL from being used, without the password. */
export function postgresTrouble(error: unknown, databaseUrl: string): DatabaseTrouble {
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  const code = codeOf(error) || codeOf(cause);
  const message = cause instanceof Error ? cause.message : String(cause);
  const { host, password } = placeOf(databaseUrl);
  const [, tell] = troubles.find(([signs]) => signs.test(code || message)) ?? [];
  const reason = tell?.(host) ?? withoutPassword(message, password);
  const name = code === "" ? "" : ` (${code})`;
  return new DatabaseTrouble(
    `DATABASE_URL leads to no usable PostgreSQL: ${reason}${name}. Start it, or set DATABASE_URL to one that runs.`,
    { cause: error },
  );
}

function placeOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const host = url.host || url.searchParams.get("host") || "this machine";
  return { host, password: decodeURIComponent(url.password) };
}

function withoutPassword(text: string, password: string): string {
  return password === "" ? text : text.replaceAll(password, "…");
}
