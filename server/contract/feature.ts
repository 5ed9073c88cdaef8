import type { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { AppContext, AppEnv } from "../context.ts";
import type { Database, DatabaseKind } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";
import type { Settings } from "../env.ts";
import type { Fields } from "../routes/form-fields.ts";
import type { Pages } from "../routes/pages-port.ts";
import type { Outbox } from "../services/outbox.ts";
import type { RateLimits } from "../services/rate-limits.ts";
import type { Account, VisitorsThings } from "./account.ts";
import type { FlatValues, Form, FormSentences, Labels } from "./form.ts";
import type { Holder } from "./holder.ts";
import type { Keeping, Period } from "./keeping.ts";
import type { Audit, Office } from "./office.ts";
import type { RetentionRule } from "./retention-rule.ts";
import type { SettingsPart } from "./settings.ts";

/** The server's half of a feature, as `server/features.ts` names it. */
export interface Feature {
  /** Under which pages find its service: `services.NAME`. */
  name: string;
  /**
   * Steps from an empty database to the feature's present tables, in the order of their names, which begin with a number. Never change
   * one that was released: add the next. No step touches another feature's tables, and no foreign key leads to them.
   */
  migrations?: Readonly<Record<string, Migration>>;
  /** The environment variables that it reads; `create` asks for what became of them with `settingsOf`. */
  settings?: SettingsPart;
  /** What it keeps about visitors, and how long: the privacy pages say it, and `KEEP_…` variables set it. */
  keeping?: Keeping;
  /** Files that it adds to the site, made anew for each public address, by their addresses. */
  files?(publicUrl: string): Readonly<Record<string, MadeFile>>;
  /** What its settings mean for the site's pages. */
  onSite?(settings: Settings): OnSite;
  /** What its settings still lack before visitors are invited, as sentences that say what to set (`npm run go-live`). */
  beforeOpening?(settings: Settings): readonly string[];
  /** Builds it. The database is open and its tables are there; workers are started later. */
  create: (house: House) => MadeFeature | Promise<MadeFeature>;
}

export interface MadeFile {
  /** Media type, without the charset. */
  type: string;
  text: string;
}

export interface OnSite {
  /** Whether a route, by its id, is not there: its addresses lead nowhere, letter for letter as any other does. */
  isClosed?(routeId: string): boolean;
  /** Origins that a form without script may be sent on to. */
  formTargets?: readonly string[];
}

export type Migration = (db: Kysely<Tables>, kind: DatabaseKind) => Promise<void>;

/** What every feature may use. */
export interface House {
  settings: Settings;
  database: Database;
  outbox: Outbox;
  limits: RateLimits;
  logger: Logger;
  /** For signatures and keyed hashes. */
  secret: string;
  /** To whom mails about what visitors send go. */
  ownerEmail: string;
  /** Milliseconds since 1970 (lengths: `server/clock.ts`); tests move it. */
  now: () => number;
  /** Asked each time before anything is deleted because of its age: the clock may be wrong. */
  mayDelete: () => Promise<boolean>;
  /** How long the payment provider is waited for; shorter in tests. */
  paymentTimeoutMs?: number | undefined;
  /** All features of the site, this one among them. Whole once the first request comes, not before. */
  features: () => readonly MadeFeature[];
}

/** What a feature hands in. All but its service may be left out. */
export interface MadeFeature {
  /** What pages may ask of it. */
  service: object;
  /** Forms whose answer is that they were sent, by script or without. */
  forms?: readonly Form[];
  /**
   * Asked before any of these forms that names a mailbox is stored, by script or without, whichever feature it is of: whether a person sent
   * it. For a captcha, whose answer is one of the values.
   * @returns why not, as a sentence for the form as a whole; null to let it pass. Where it throws, nothing is stored.
   */
  verify?(values: FlatValues, clientAddress: string): Promise<string | null>;
  /** Forms sent without script whose answer is another one: a changed cart, another page. */
  posts?: Posts;
  /** Addresses below `/api`. Those with a parameter are named in the app's half, too (`others`): nothing longer than the site's addresses is answered. */
  api?: Hono<AppEnv>;
  /** Addresses outside of it, asked before the pages are. */
  routes?: (pages: Pages) => Hono<AppEnv>;
  /** Whether what is there now is newer than the prerendered page at this path. */
  isNewerThan?(path: string): boolean;
  /** Who is signed in; null for nobody. Asks nothing of the database where the cookie is missing. */
  findAccount?(cookies: string | null): Promise<Account | null>;
  visitorsThings?: readonly VisitorsThings[];
  /**
   * What it keeps about people, to be found and erased; what visitors are told of it is `keeping`. Erased in the
   * order of the features: rows are held in the same order wherever several are.
   */
  personalData?: readonly Holder[];
  /** Which rows are past their time, at this time. */
  retention?(time: number, before: (period: Period) => number): readonly RetentionRule[];
  /** What a page says after a form of its own that is in neither of the lists above. */
  sentences?(): Readonly<Record<string, string>>;
  /** Labels of their fields, by the name of the form. */
  labels?(): Readonly<Record<string, Labels>>;
  /** Called once, when all features are made. */
  ready?(): void;
  /** Works beside the requests. */
  worker?: Worker;
  /** Its part of the back office, where there is one. */
  office?: (tools: { audit: Audit }) => Office;
}

interface Worker {
  start(): void;
  /** Resolves when what is under way is done with. */
  stop(): Promise<void>;
}

export interface Posts {
  /** By their names. */
  forms: Readonly<Record<string, FormSentences>>;
  /** Fields that never come back to the page. */
  secretFields: readonly string[];
  answer(pages: Pages, context: AppContext, form: string, fields: Fields): Promise<Response>;
}
