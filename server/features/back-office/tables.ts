/*
 * The back office's tables. Rules as in tables.ts.
 */

/** Links that sign somebody in, as they were mailed. A row goes when its link is used or too old. */
interface AdminLinksTable {
  /** SHA-256 of the token in the link. */
  hash: string;
  /** Whom it signs in: in lower case, from ADMIN_EMAILS when it was made. */
  email: string;
  created_at: number;
  expires_at: number;
}

interface AdminSessionsTable {
  /** SHA-256 of the token in the cookie. */
  hash: string;
  email: string;
  created_at: number;
  /** The last request, to the minute. */
  seen_at: number;
  expires_at: number;
}

/** What was done in the back office. Written in the transaction of the change itself; never changed. */
export interface AuditLogTable {
  id: string;
  at: number;
  /** The address of whoever did it. */
  admin: string;
  /** In words for people. */
  action: string;
  /** What it was done to: an order's number, a stock keeping unit, an id. Never a visitor's name or address. */
  subject: string;
}

interface BackOfficeTables {
  admin_links: AdminLinksTable;
  admin_sessions: AdminSessionsTable;
  audit_log: AuditLogTable;
}

declare module "#server/db/tables.ts" {
  interface Tables extends BackOfficeTables {}
}
