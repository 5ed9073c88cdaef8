import type { WriteTransaction } from "../db/tables.ts";

/** A visitor who is signed in. Their address is confirmed: nobody signs in before that. */
export interface Account {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
}

/** What a feature keeps for a visitor whom nobody knows yet, and what becomes of it when they sign in. */
export interface VisitorsThings {
  /** Makes it the account's, in the transaction that signs in. The account's row is held. */
  giveTo(
    transaction: WriteTransaction,
    account: { id: string; cookies: string | null },
  ): Promise<void>;
  /** Values of Set-Cookie that take the visitor's own away: after signing in, when it is the account's, and after signing out. */
  leave(): readonly string[];
}
