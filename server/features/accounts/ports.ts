import type { FieldErrors } from "#shared/api.ts";
import type { Account } from "#server/contract/account.ts";

/** What the server knows of a request about accounts. */
export interface AccountRequest {
  /** After TRUST_PROXY, for the limits only. */
  clientAddress: string;
  /** The request's Cookie header. */
  cookies: string | null;
}

/** What a form of accounts holds, as it was sent. */
type AccountValues = Readonly<Record<string, string>>;

/**
 * How a request about an account ended. `cookies` are values of Set-Cookie. `refused`: a password is wrong, or the
 * address is not confirmed; what is said does not tell which, nor whether an account exists. `dead-link`: unknown,
 * used, too old, or replaced by a newer one.
 */
export type AccountOutcome =
  | { kind: "done"; cookies: readonly string[] }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "refused"; errors: FieldErrors }
  | { kind: "rate-limited"; retryAfterSeconds: number }
  | { kind: "dead-link" }
  | { kind: "signed-out" };

/** `confirm`: confirms the address of a new account and sets its password. `password`: sets another one. */
export type AccountLinkKind = "confirm" | "password";

export interface AccountService {
  /** Who is signed in; null for nobody. Asks nothing of the database where the cookie is missing. Changes nothing. */
  findBySession(cookies: string | null): Promise<Account | null>;
  /** Whether the link of a mail still sets a new password. Changes nothing: mail scanners open links. */
  isUsable(token: string): Promise<boolean>;
  /** What the link of a mail would confirm, if it still does. Changes nothing. */
  findUnconfirmed(token: string): Promise<Pick<Account, "email" | "name"> | null>;

  /**
   * Creates an account without a password, in place of one with this address that nobody has confirmed; tells the
   * address by mail when it has one that is. From outside all look the same.
   */
  signUp(values: AccountValues, request: AccountRequest): Promise<AccountOutcome>;
  /**
   * Confirms the address by the link of a mail, uses it up, and sets name and password. Signs nobody in, and out
   * whoever was in this browser.
   */
  confirm(token: string, values: AccountValues, request: AccountRequest): Promise<AccountOutcome>;
  /** Makes a new session, ends the one it replaces, and gives the account what the visitor had before. */
  signIn(values: AccountValues, request: AccountRequest): Promise<AccountOutcome>;
  /** Ends the session. May be asked by anybody. */
  signOut(request: AccountRequest): Promise<AccountOutcome>;
  /**
   * Mails a link to set a new password, or to confirm the address, when it has an account. From outside it looks the
   * same when it has none.
   */
  requestPasswordLink(values: AccountValues, request: AccountRequest): Promise<AccountOutcome>;
  /** Sets a new password by such a link: uses it up and ends all sessions. */
  resetPassword(
    token: string,
    values: AccountValues,
    request: AccountRequest,
  ): Promise<AccountOutcome>;
  /** Sets another password while signed in: ends all sessions and makes a new one for this visitor. */
  changePassword(values: AccountValues, request: AccountRequest): Promise<AccountOutcome>;
  changeDetails(values: AccountValues, request: AccountRequest): Promise<AccountOutcome>;
  /** Deletes the account with its cart and sessions. Orders stay, without it, as the books need them. */
  close(values: AccountValues, request: AccountRequest): Promise<AccountOutcome>;

  /** Everything that is kept about the account's owner, as an object for JSON. */
  copyOfData(account: Account): Promise<Record<string, unknown>>;
}
