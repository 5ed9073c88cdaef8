import type { Queries, WriteTransaction } from "../db/tables.ts";
import type { Holder, Unfinished } from "./holder.ts";

/** A visitor who is signed in. Their address is confirmed: nobody signs in before that. */
export interface Account {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
}

/** What is enough to find what belongs to an account. */
export type AccountKey = Pick<Account, "id" | "email">;

/** One kind of thing that a feature keeps for accounts: what becomes of a visitor's own when they sign in, and of it all when the account goes. */
export interface VisitorsThings extends Pick<Holder, "kind" | "tables" | "remains"> {
  /** Makes what the visitor had before the account's, in the transaction that signs in. The account's row is held. */
  giveTo?: (
    transaction: WriteTransaction,
    account: { id: string; cookies: string | null },
  ) => Promise<void>;
  /** Values of Set-Cookie that take the visitor's own away: after signing in, when it is the account's, and after signing out. */
  leave?: () => readonly string[];
  /** What there is of an account, as values for JSON: nothing that a `Holder` finds by the account's mail address. */
  find: (queries: Queries, account: AccountKey) => Promise<readonly object[]>;
  /** As a holder's: what has to be done with before it may be erased. */
  unfinished?: (queries: Queries, account: AccountKey) => Promise<Unfinished[]>;
  /**
   * The account is about to be deleted, in this transaction, and its row is held: what is its alone goes, what stays forgets it.
   * @param how `erased`: who had it is forgotten, too; `closed`: what the books need stays as it is.
   */
  forget: (
    transaction: WriteTransaction,
    accountId: string,
    how: "closed" | "erased",
  ) => Promise<void>;
}
