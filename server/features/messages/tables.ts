/* What visitors write. Rules as in server/db/tables.ts. */

export interface MessagesTable {
  id: string;
  form: string;
  /** The checked fields as JSON. */
  payload: string;
  /** SHA-256 of form and payload; with `time_slot` unique, so that a double click stores one message. */
  fingerprint: string;
  time_slot: number;
  created_at: number;
  /** When somebody said that it is dealt with; null while it is open. */
  handled_at: number | null;
}

interface MessageTables {
  messages: MessagesTable;
}

declare module "#server/db/tables.ts" {
  interface Tables extends MessageTables {}
}
