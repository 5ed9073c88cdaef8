import type {
  Admin,
  Listed,
  ListRequest,
  OfficeSection,
  OfficeTask,
} from "#server/contract/office.ts";
import type { Unfinished } from "#server/contract/holder.ts";

/** What the pages and routes below `/admin` may ask of the back office itself; what features hand in stands beside it. */
export interface BackOfficeService {
  /** False unless ADMIN_EMAILS is set: then everything below `/admin` is answered as if it did not exist. */
  isOpen: boolean;
  access: AdminAccess;
  /** What there is, in the order of the menu. */
  sections(): readonly OfficeSection[];
  /** What the numbers of `waiting` mean, by their names. */
  tasks(): Readonly<Record<string, OfficeTask>>;
  /** What waits for somebody. Stands in the menu of every page, so it only counts. */
  waiting(): Promise<Readonly<Record<string, number>>>;
  /** The same, and how the site is doing. */
  overview(): Promise<object>;
  people: AdminPeople;
  audit: { list(request: ListRequest): Promise<Listed<AuditEntry>> };
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
  /** Who is signed in, by a request's Cookie header; null for nobody. */
  findBySession(cookies: string | null): Promise<Admin | null>;
  signOut(cookies: string | null): Promise<void>;
}

/** What the site holds about one mail address. */
export interface Person {
  email: string;
  /** Name of each kind of thing and how many there are of it; none that is empty. */
  holdings: readonly { kind: string; count: number }[];
  /** What has to be done with before anything can be erased. */
  unfinished: readonly Unfinished[];
  /** What stays when it is erased, a sentence for each kind of thing of which anything does. */
  remains: readonly string[];
}

export interface AdminPeople {
  /** Null: the site knows nothing about this address. */
  find(email: string): Promise<Person | null>;
  /** Everything about the address as an object for JSON, for the person who asks for it. Null as above. */
  export(admin: Admin, email: string): Promise<Record<string, unknown> | null>;
  /**
   * Erases it. What `remains` names stays, without whose it was.
   * The audit log keeps that it was done, by whom and when, and not whom it was about.
   */
  erase(
    admin: Admin,
    email: string,
  ): Promise<
    { kind: "erased" } | { kind: "unfinished"; sentences: readonly string[] } | { kind: "unknown" }
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
