import type { Queries, WriteTransaction } from "../db/tables.ts";
import type { Holder } from "./holder.ts";

/** A visitor who is signed in. Their address is confirmed: nobody signs in before that. */
export interface Account {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
}

/** What a feature keeps for a visitor whom nobody knows yet, and what becomes of it when they sign in, and when their account goes. */
export interface VisitorsThings extends Pick<Holder, "kind" | "tables"> {
  /** Makes it the account's, in the transaction that signs in. The account's row is held. */
  giveTo(
    transaction: WriteTransaction,
    account: { id: string; cookies: string | null },
  ): Promise<void>;
  /** Values of Set-Cookie that take the visitor's own away: after signing in, when it is the account's, and after signing out. */
  leave(): readonly string[];
  /** What there is of an account, as values for JSON. */
  find: (queries: Queries, accountId: string) => Promise<readonly object[]>;
  /** The account is about to be deleted, in this transaction, and its row is held: what is its alone goes, what stays forgets it. */
  forget: (transaction: WriteTransaction, accountId: string) => Promise<void>;
}
