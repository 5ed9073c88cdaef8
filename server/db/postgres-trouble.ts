import { codeOf, DatabaseTrouble } from "./errors.ts";

/** What is so at a host, or in the error's own words, and what to do about it: `START` where nothing is said. */
type Trouble = readonly [
  signs: RegExp,
  tell: (host: string, words: string) => string,
  advice?: string,
];

const START = "Start it, or set DATABASE_URL to one that runs.";
const MEND = "Put that right, or set DATABASE_URL to another one.";

/** What keeps PostgreSQL from being used, by the sign of the error. The first that fits. */
const troubles: readonly Trouble[] = [
  // A file that DATABASE_URL names.
  [/, open '/, (_host, words) => words, MEND],
  [/^ECONNREFUSED/, (host) => `nothing listens at ${host}: start PostgreSQL there`],
  [/^(?:ENOTFOUND|EAI_AGAIN)/, (host) => `no machine is found by the name of ${host}`, MEND],
  [/^ENOENT/, (host) => `there is no socket of PostgreSQL at ${host}`],
  [
    /^(?:EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ETIMEDOUT)|timeout|terminated/,
    (host) => `${host} does not answer`,
  ],
  [
    /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|CERT_UNTRUSTED/,
    (host) => `the certificate of ${host} is not one that this machine trusts`,
    "Name its authority in DATABASE_URL, with ?sslmode=verify-full&sslrootcert=FILE.",
  ],
  [
    /^(?:EPROTO|ERR_TLS|ERR_SSL)|CERT|SIGNATURE|\b(?:SSL|TLS)\b|self-signed/,
    (host) => `${host} and this server agree on no encrypted connection`,
    MEND,
  ],
  [
    /unsupported startup parameter/,
    (host) => `a pooler is at ${host}`,
    "Set DATABASE_URL to the address of the database itself.",
  ],
  [/^28...|SASL|SCRAM/, () => "user or password is refused", MEND],
  [/^3D000/, () => "there is no database of this name", MEND],
  [/^42501/, () => "its user may not make tables there", MEND],
  [/^53300/, () => "it has no connection left", MEND],
  [/^53/, () => "it has no room left", MEND],
  [/^57P/, () => "it is starting or stopping"],
  [/^25006/, () => "it is a standby, which cannot be written", MEND],
  [/^(?:55P03|57014)/, () => "another program holds its tables", MEND],
];
const unknown: Trouble = [/^/, (_host, words) => words, MEND];

/** One sentence about what keeps the PostgreSQL behind DATABASE_URL from being used, without the password. */
export function postgresTrouble(error: unknown, databaseUrl: string): DatabaseTrouble {
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  const code = codeOf(error) || codeOf(cause);
  const message = cause instanceof Error ? cause.message : String(cause);
  const { host, password } = placeOf(databaseUrl);
  const sign = signOf(code, message);
  const [, tell, advice = START] = troubles.find(([signs]) => signs.test(sign)) ?? unknown;
  const reason = tell(host, withoutPassword(message, password));
  const name = code === "" ? "" : ` (${code})`;
  return new DatabaseTrouble(
    `DATABASE_URL leads to no usable PostgreSQL: ${reason}${name}. ${advice}`,
    { cause: error },
  );
}

/** What an error is known by: its code, or its words where that is missing or says too little. */
function signOf(code: string, message: string): string {
  // PgBouncer has one code for all that it refuses; a file may be missing with the same code as a socket.
  return code === "" || code === "08P01" || message.includes(", open '") ? message : code;
}

/** The password in DATABASE_URL as its driver takes it: a `%` may stand for itself. */
export function passwordOf(url: URL): string {
  return url.password.replaceAll(/(?:%[\da-f]{2})+/gi, (letters) => {
    try {
      return decodeURIComponent(letters);
    } catch {
      return letters;
    }
  });
}

function placeOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const host = url.host || url.searchParams.get("host") || "this machine";
  return { host, password: passwordOf(url) };
}

function withoutPassword(text: string, password: string): string {
  return password === "" ? text : text.replaceAll(password, "…");
}
