import type { Admin, Listed, ListRequest } from "#server/contract/office.ts";

export interface SubscriberRow {
  id: string;
  email: string;
  state: "pending" | "confirmed" | "unsubscribed";
  requestedAt: number;
  confirmedAt: number | null;
}

export interface AdminSubscribers {
  /** Newest first. States: those of a row. */
  list(request: ListRequest): Promise<Listed<SubscriberRow>>;
  /** Takes an address off the list; may be repeated. False: there is none with this id. */
  unsubscribe(admin: Admin, id: string): Promise<boolean>;
  /** All that match as CSV (RFC 4180, UTF-8), in pieces, so that any length needs the same memory. Cells that a spreadsheet would compute are defused. */
  exportCsv(admin: Admin, request: Omit<ListRequest, "page">): AsyncIterable<string>;
}
