/*
 * Accounts of visitors. Rules as in tables.ts. better-auth reads and writes the first four through `services/accounts/auth-adapter.ts`;
 * what it calls user, account, session and verification are these, in this order.
 */

export interface AccountsTable {
  id: string;
  /** In lower case; unique. */
  email: string;
  name: string;
  /** 1 once somebody has shown that they read this mailbox. Without it nobody can sign in. */
  email_verified: number;
  created_at: number;
  updated_at: number;
}

/** How an account is signed in to: today by one password. */
interface AccountCredentialsTable {
  id: string;
  account_id: string;
  /** `credential`: a password. */
  provider: string;
  /** The provider's name for the account; with a password the account's own id. */
  provider_account_id: string;
  /** scrypt with its salt, as better-auth writes it. */
  password: string | null;
  created_at: number;
  updated_at: number;
}

interface AccountSessionsTable {
  id: string;
  account_id: string;
  /** SHA-256 of the token in the visitor's cookie. */
  token_hash: string;
  expires_at: number;
  created_at: number;
  updated_at: number;
}

/** Links in mails that confirm an address or set a new password. Used up by deleting them. */
interface AccountLinksTable {
  id: string;
  /** SHA-256 of purpose and token. */
  hash: string;
  /** Null: nobody's. Asking for a link writes a row whether the address is known or not. */
  account_id: string | null;
  expires_at: number;
  created_at: number;
  updated_at: number;
}

interface AccountTables {
  accounts: AccountsTable;
  account_credentials: AccountCredentialsTable;
  account_sessions: AccountSessionsTable;
  account_links: AccountLinksTable;
}

declare module "#server/db/tables.ts" {
  interface Tables extends AccountTables {}
}
