/* Comments on posts. Rules as in server/db/tables.ts. */

export interface CommentsTable {
  id: string;
  post_id: number;
  name: string;
  /** For the owner's answer; never shown. */
  email: string;
  text: string;
  state: "held" | "shown" | "refused";
  /** Opens the page on which the owner decides. */
  token_hash: string;
  /** With `time_slot` unique, as for messages. */
  fingerprint: string;
  time_slot: number;
  created_at: number;
  decided_at: number | null;
  /** When its post was first found missing. Null: it is there. */
  post_gone_at: number | null;
}

interface CommentTables {
  comments: CommentsTable;
}

declare module "#server/db/tables.ts" {
  interface Tables extends CommentTables {}
}
