import type { OrderState, OwnerStep } from "#shared/shop/order-state.ts";
import type { OrderView } from "#shared/shop/order.ts";
import type { CommentState } from "../comment-port.ts";

/** What the pages and routes below `/admin` may ask of the server. */
export interface BackOffice {
  /** False unless ADMIN_EMAILS is set: then everything below `/admin` is answered as if it did not exist. */
  isOpen: boolean;
  access: AdminAccess;
  /** Stands in the menu of every page, so it only counts. */
  waiting(): Promise<Waiting>;
  overview(): Promise<Overview>;
  orders: AdminOrders;
  stock: AdminStock;
  messages: AdminMessages;
  subscribers: AdminSubscribers;
  comments: AdminComments;
  people: AdminPeople;
  audit: { list(request: ListRequest): Promise<Listed<AuditEntry>> };
}

/** Whoever runs the site, signed in. The address is one of ADMIN_EMAILS at this moment: taken off the list, it is nobody. */
export interface Admin {
  email: string;
}

/** Signing in by a link that is mailed to an address of ADMIN_EMAILS. There is no password to steal or forget. */
export interface AdminAccess {
  /** Mails a link when the address is on the list. Whoever asks is told the same, after the same time, either way. */
  requestLink(
    email: string,
    context: { clientAddress: string },
  ): Promise<{ kind: "accepted" } | { kind: "rate-limited"; retryAfterSeconds: number }>;
  /** Whether a link still works. Changes nothing: mail scanners open links. */
  isUsable(linkToken: string): Promise<boolean>;
  /** Uses the link up, and older ones of its address; the answer belongs into the cookie. `dead-link`: unknown, used or too old. */
  signIn(
    linkToken: string,
    context: { clientAddress: string },
  ): Promise<
    | { kind: "signed-in"; sessionToken: string }
    | { kind: "dead-link" }
    | { kind: "rate-limited"; retryAfterSeconds: number }
  >;
  /** Who a cookie stands for; null for nobody. */
  findBySession(sessionToken: string | null): Promise<Admin | null>;
  signOut(sessionToken: string | null): Promise<void>;
}

export interface ListRequest {
  /** What to look for; "" for everything. */
  query: string;
  /** From 1. */
  page: number;
  /** One of the list's own states; "" for all. */
  state: string;
}

/** One page of a list: fifty rows at most, whatever the list's length. */
export interface Listed<Row> {
  rows: readonly Row[];
  /** How many there are in all. */
  total: number;
  page: number;
  pages: number;
}

/** What waits for somebody. */
export interface Waiting {
  ordersToPack: number;
  ordersToSend: number;
  unpaidOrders: number;
  openMessages: number;
  heldComments: number;
  failedMails: number;
}

/** What waits for somebody, and how the site is doing. */
interface Overview extends Waiting {
  confirmedSubscribers: number;
  /** Stock keeping units with at most this many pieces left. */
  lowStock: readonly StockRow[];
  /** The newest orders. */
  latestOrders: readonly OrderRow[];
}

export interface OrderRow {
  number: string;
  state: OrderState;
  name: string;
  email: string;
  /** In the smallest unit of `currency`. */
  total: number;
  currency: OrderView["currency"];
  pieces: number;
  placedAt: number;
}

export interface AdminOrders {
  /** Newest first. Searches number, name and mail address. */
  list(request: ListRequest): Promise<Listed<OrderRow>>;
  /** `next`: the states it can be moved to from where it is. */
  find(number: string): Promise<{ order: OrderView; next: readonly OwnerStep[] } | null>;
  /** False: unknown, or it cannot go there from where it is now. */
  move(admin: Admin, number: string, state: OrderState): Promise<boolean>;
}

export interface StockRow {
  sku: string;
  /** Name, colour and size, for people. */
  label: string;
  /** Address of the article's page; null when the catalogue has it no more. */
  path: string | null;
  available: number;
  /** Pieces in orders that wait to be paid. */
  reserved: number;
}

export interface AdminStock {
  /** Searches stock keeping unit and label. States: `low`, `none`. */
  list(request: ListRequest): Promise<Listed<StockRow>>;
  /** Sets what is left. `changed`: somebody bought or counted in between, and `available` is what there is now; nothing was set. */
  count(
    admin: Admin,
    sku: string,
    change: { from: number; to: number },
  ): Promise<
    { kind: "counted" } | { kind: "changed"; available: number } | { kind: "unknown" | "invalid" }
  >;
}

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

export interface AdminMessages {
  /** Newest first. States: `open`, `handled`. Searches what was written. */
  list(request: ListRequest): Promise<Listed<MessageRow>>;
  /** With all fields, in the order in which they were sent. */
  find(
    id: string,
  ): Promise<(MessageRow & { fields: readonly { name: string; value: string }[] }) | null>;
  /** False: unknown. */
  setHandled(admin: Admin, id: string, handled: boolean): Promise<boolean>;
}

export interface SubscriberRow {
  email: string;
  state: "pending" | "confirmed" | "unsubscribed";
  requestedAt: number;
  confirmedAt: number | null;
}

export interface AdminSubscribers {
  /** Newest first. States: those of a row. */
  list(request: ListRequest): Promise<Listed<SubscriberRow>>;
  /** All that match as CSV (RFC 4180, UTF-8), in pieces, so that any length needs the same memory. Cells that a spreadsheet would compute are defused. */
  exportCsv(admin: Admin, request: Omit<ListRequest, "page">): AsyncIterable<string>;
}

export interface CommentRow {
  id: string;
  state: CommentState;
  name: string;
  email: string;
  text: string;
  post: { title: string; path: string };
  writtenAt: number;
}

export interface AdminComments {
  /** Newest first. States: those of a row. */
  list(request: ListRequest): Promise<Listed<CommentRow>>;
  decide(admin: Admin, id: string, verdict: Exclude<CommentState, "held">): Promise<boolean>;
}

/** What the site holds about one mail address. */
export interface Person {
  email: string;
  /** Name of each kind of thing and how many there are of it; none that is empty. */
  holdings: readonly { kind: string; count: number }[];
  /** Orders that are still on their way: until they are done, nothing can be erased. */
  openOrders: readonly string[];
}

export interface AdminPeople {
  /** Null: the site knows nothing about this address. */
  find(email: string): Promise<Person | null>;
  /** Everything about the address as an object for JSON, for the person who asks for it. Null as above. */
  export(admin: Admin, email: string): Promise<Record<string, unknown> | null>;
  /**
   * Erases it. Of paid orders the figures stay, as bookkeeping rules ask; name, addresses, phone and mail address go.
   * The audit log keeps that it was done, by whom and when, and not whom it was about.
   */
  erase(
    admin: Admin,
    email: string,
  ): Promise<
    { kind: "erased" } | { kind: "open-orders"; numbers: readonly string[] } | { kind: "unknown" }
  >;
}

interface AuditEntry {
  id: string;
  at: number;
  admin: string;
  /** What was done, in a few words made for people. */
  action: string;
  /** What it was done to: an order's number, a stock keeping unit, an id. */
  subject: string;
}
