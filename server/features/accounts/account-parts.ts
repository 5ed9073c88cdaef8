import { isAPIError } from "better-auth/api";
import { onlyCookie, settingCookie } from "#server/cookies.ts";
import type { Database, DatabaseKind } from "#server/db/database.ts";
import type { AccountsTable } from "./tables.ts";
import type { Queries, WriteTransaction } from "#server/db/tables.ts";
import type { AccountPages } from "#forms/account/mails.ts";
import type { Outbox } from "#server/services/outbox.ts";
import type { AccountLinks } from "./account-links.ts";
import { accountCookie } from "./keeping.ts";
import type { AccountLimits } from "./limits.ts";
import type { Auth } from "./auth.ts";
import type { Account } from "#server/contract/account.ts";
import type { House } from "#server/contract/feature.ts";
import type { AccountOutcome, AccountRequest } from "./ports.ts";

/** What the parts of the account service are made of. */
export interface AccountParts {
  database: Database;
  outbox: Outbox;
  limits: AccountLimits;
  auth: Auth;
  links: AccountLinks;
  /** Where mails lead. */
  pages: AccountPages;
  /** Of the house. */
  features: House["features"];
  now: () => number;
}

export function done(cookies: readonly string[] = []): AccountOutcome {
  return { kind: "done", cookies };
}

export function tooMany(retryAfterSeconds: number): AccountOutcome {
  return { kind: "rate-limited", retryAfterSeconds };
}

/** How an account is signed in to. */
interface Credential {
  accountId: string;
  passwordHash: string;
}

/** Of the account with this address. One that is not confirmed has none, whatever an older version has kept for it. */
export function findCredential(queries: Queries, email: string): Promise<Credential | undefined> {
  return queries
    .selectFrom("accounts")
    .innerJoin("account_credentials", "account_credentials.account_id", "accounts.id")
    .select(["accounts.id as accountId", "account_credentials.password as passwordHash"])
    .where("accounts.email", "=", email.toLowerCase())
    .where("accounts.email_verified", "=", 1)
    .where("account_credentials.password", "is not", null)
    .$narrowType<Credential>()
    .executeTakeFirst();
}

/**
 * The account with this address, confirmed or not, held until the transaction ends: what concerns one account (signing
 * up and in, links, passwords) happens one after the other. SQLite writes one at a time anyway. Taken first of all
 * rows, so that nobody waits in a circle.
 */
export function holdAccount(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  email: string,
): Promise<AccountsTable | undefined> {
  return transaction
    .selectFrom("accounts")
    .selectAll()
    .where("email", "=", email.toLowerCase())
    .$if(kind === "postgres", (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Who is signed in. Pages of visitors who never were ask the database nothing. */
export async function findSignedIn(
  { api, within }: Auth,
  cookies: string | null,
): Promise<Account | null> {
  const headers = cookieHeaders(cookies);
  if (!headers.has("Cookie")) return null;
  const found = await within({}, () =>
    api.getSession({ headers, query: { disableRefresh: true } }),
  );
  if (!found) return null;
  const { id, email, name } = found.user;
  return { id, email, name };
}

/** The part of a request that better-auth is told of: its own cookie, and neither where it comes from nor by which browser. */
export function cookieHeaders(cookies: AccountRequest["cookies"]): Headers {
  const own = onlyCookie(accountCookie, cookies);
  return new Headers(own === null ? {} : { Cookie: own });
}

/** The one cookie of better-auth's answer that this house uses. */
export function sessionCookies(headers: Headers): string[] {
  return settingCookie(accountCookie, headers.getSetCookie());
}

/**
 * Ends the session of this browser, whoever's it is: after a link of a mail, and before another session, nobody goes on
 * in an account that was opened there before. Returns values of Set-Cookie.
 */
export async function endSession(
  { api, within }: Auth,
  cookies: AccountRequest["cookies"],
  transaction?: WriteTransaction,
): Promise<string[]> {
  const headers = cookieHeaders(cookies);
  const left = await within({ transaction }, () => api.signOut({ headers, returnHeaders: true }));
  return sessionCookies(left.headers);
}

/** True when better-auth says no, and not that it is broken. */
export function isRefusal(error: unknown): error is Error & { body?: { code?: string } } {
  return isAPIError(error) && error.statusCode < 500;
}
