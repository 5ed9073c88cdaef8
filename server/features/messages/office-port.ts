import type { Admin, Listed, ListRequest } from "#server/contract/office.ts";

export interface MessageRow {
  id: string;
  /** The form it came by. */
  form: string;
  /** What to call it in a list: a name or the mail address, and its first words. */
  from: string;
  excerpt: string;
  receivedAt: number;
  /** When somebody said that it is dealt with; null while it is open. */
  handledAt: number | null;
}

/** What was written into one field of a form. */
interface MessageField {
  name: string;
  /** What its form calls it; its name, where the form has no such field any more. */
  label: string;
  value: string;
}

export interface AdminMessages {
  /** Newest first. States: `open`, `handled`. Searches what was written. */
  list(request: ListRequest): Promise<Listed<MessageRow>>;
  /** With all fields, in the order in which they were sent. */
  find(id: string): Promise<(MessageRow & { fields: readonly MessageField[] }) | null>;
  /** False: unknown. */
  setHandled(admin: Admin, id: string, handled: boolean): Promise<boolean>;
}
