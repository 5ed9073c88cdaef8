import { describe, expect, it } from "vitest";
import { DatabaseTrouble, isDatabaseUnavailable } from "./errors.ts";
import { postgresTrouble } from "./postgres-trouble.ts";
import { inFolder } from "./sqlite-trouble.ts";

const failure = (code: string, message = "what the system says") =>
  Object.assign(new Error(message), { code });

describe("what keeps PostgreSQL away", () => {
  const url = "postgres://ada:open%20sesame@db.example.com:5432/vitrine";

  it.each([
    [failure("ECONNREFUSED"), "nothing listens at db.example.com:5432"],
    [new AggregateError([failure("ECONNREFUSED")]), "nothing listens at db.example.com:5432"],
    [failure("EHOSTUNREACH"), "db.example.com:5432 does not answer (EHOSTUNREACH)"],
    [failure("ETIMEDOUT"), "db.example.com:5432 does not answer (ETIMEDOUT)"],
    [failure("EAI_AGAIN"), "no machine is found by the name of db.example.com:5432"],
    [new Error("timeout expired"), "db.example.com:5432 does not answer."],
    [new Error("Connection terminated due to connection timeout"), "does not answer."],
    [new Error("The server does not support SSL connections"), "no encrypted connection."],
    [failure("CERT_HAS_EXPIRED"), "no encrypted connection (CERT"],
    ...[
      "DEPTH_ZERO_SELF_SIGNED_CERT",
      "SELF_SIGNED_CERT_IN_CHAIN",
      "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
      "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
      "CERT_UNTRUSTED",
    ].map((code): [Error, string] => [
      failure(code),
      `the certificate of db.example.com:5432 is not one that this machine trusts (${code}). Name its authority in DATABASE_URL, with ?sslmode=verify-full&sslrootcert=FILE.`,
    ]),
    [
      failure("ENOENT", "ENOENT: no such file or directory, open '/etc/authority.pem'"),
      "no such file or directory, open '/etc/authority.pem' (ENOENT). Put that right",
    ],
    [
      failure("ENOENT", "connect ENOENT /run/.s.PGSQL.5432"),
      "there is no socket of PostgreSQL at db.example.com:5432 (ENOENT). Start it",
    ],
    [
      failure("08P01", "unsupported startup parameter: options"),
      "a pooler is at db.example.com:5432 (08P01). Set DATABASE_URL to the address of the database itself.",
    ],
    [failure("08P01", "no such database: vitrine"), "no such database: vitrine (08P01). Put that"],
    [failure("28P01"), "user or password is refused (28P01). Put that right"],
    [failure("3D000"), "no database of this name"],
    [failure("42501"), "may not make tables"],
    [failure("25006"), "a standby"],
    [new Error("never heard of open sesame"), "never heard of …"],
  ])("%s", (error, words) => {
    const { message } = postgresTrouble(error, url);
    expect(message).toContain(words);
    expect(message).not.toMatch(/sesame|\n/);
  });

  it.each([
    ["open%sesame", "open%sesame"],
    ["open%20%sesame", "open %sesame"],
    ["open%ffsesame", "open%ffsesame"],
  ])("the password %s is kept out as well", (written, meant) => {
    const address = url.replace("open%20sesame", written);
    const { message } = postgresTrouble(new Error(`not ${meant}`), address);
    expect(message).toContain("PostgreSQL: not ….");
  });
});

describe("what keeps a SQLite file away", () => {
  const said = (error: unknown) => {
    try {
      return inFolder("/srv/data")(error);
    } catch (trouble) {
      return trouble as Error;
    }
  };

  it.each([
    [failure("SQLITE_BUSY_RECOVERY"), "/srv/data/vitrine.sqlite is locked by another program"],
    [failure("SQLITE_FULL"), "There is no room left"],
    [failure("SQLITE_IOERR_SHMSIZE"), "There is no room left"],
    [failure("SQLITE_IOERR_SHMMAP"), "cannot share memory or lock files"],
    [failure("SQLITE_PROTOCOL"), "cannot share memory or lock files"],
    [failure("SQLITE_IOERR_READ"), "look after its disk"],
    [failure("SQLITE_CORRUPT_INDEX"), "is damaged: put a backup back"],
    [failure("EACCES"), "DATA_DIR is not usable (EACCES)"],
    [
      Object.assign(failure("EROFS"), { path: "/srv/data/vitrine.sqlite" }),
      "vitrine.sqlite may not be written by this account (EROFS)",
    ],
  ])("%s", (error, words) => {
    expect(said(error)).toBeInstanceOf(DatabaseTrouble);
    expect(said(error).message).toContain(words);
  });

  it("no fault of ours becomes a sentence", () => {
    const ours = failure("SQLITE_ERROR", "no such column");
    expect(said(ours)).toBe(ours);
  });
});

it.each([
  ["SQLITE_BUSY_SNAPSHOT", true],
  ["SQLITE_FULL", true],
  ["55P03", true],
  ["40P01", true],
  ["57014", true],
  ["SQLITE_CONSTRAINT_UNIQUE", false],
  ["SQLITE_ERROR", false],
  ["42P01", false],
  ["23505", false],
])("%s: trying again later helps is %s", (code, helps) => {
  expect(isDatabaseUnavailable(failure(code))).toBe(helps);
});
