import type { AppContext } from "../context.ts";
import type { WriteTransaction } from "../db/tables.ts";
import type { Fields } from "../routes/form-fields.ts";
import type { Refusal } from "../routes/refusal.ts";
import type { Labels } from "./form.ts";

/** Whoever runs the site, signed in to the back office. */
export interface Admin {
  email: string;
}

/** Writes down what an admin does, in the transaction that does it: neither happens without the other. */
export type Audit = (
  transaction: WriteTransaction,
  admin: Admin,
  entry: {
    /** What was done, in a few words made for people. */
    action: string;
    /** What it was done to: an order's number, an id. Never a visitor's name or address. */
    subject: string;
  },
) => Promise<void>;

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

/** What a form of the back office does, for somebody who is signed in. */
export interface OfficeAction {
  /** What is said when it is done and the page no longer knows what was chosen: it came back without script. */
  sent: string;
  /** Of fields with which something can be wrong. */
  labels?: Labels;
  /** @returns what is said when it is done, in a few words; or why it is not. */
  act: (admin: Admin, fields: Fields) => Promise<Refusal | string>;
}

/** A part of the back office in its menu. */
export interface OfficeSection {
  path: string;
  label: string;
  /** The key after `g` that leads there. */
  key: string;
  /** Where it stands in the menu: the order of a working day, in tens. */
  place: number;
}

/** What a number of things that wait means for whoever looks at it. */
export interface OfficeTask {
  /** What is counted, without the number: a form for each plural category of the language (`counted` in `shared/counted.ts`). */
  words: string;
  /** What to do about it. */
  hint: string;
  href: string | null;
  /** Path of the section whose line in the menu counts it; none where no line is about it. */
  section?: string;
}

/** A file of the back office; what it holds is written down when it is made. */
export type OfficeFile = (context: AppContext, admin: Admin) => Promise<Response>;

/** A feature's part of the back office. */
export interface Office {
  /** What pages below `/admin` may ask: they find it in `services.backOffice`, under these names. */
  panels: Readonly<Record<string, object>>;
  /** Its pages in the menu. */
  sections?: readonly OfficeSection[];
  /** By the name in the form's hidden field `form`. */
  actions?: Readonly<Record<string, OfficeAction>>;
  /** By address. */
  files?: Readonly<Record<string, OfficeFile>>;
  /** By the names of what waits. */
  tasks?: Readonly<Record<string, OfficeTask>>;
  /** How much waits for somebody, by what. Stands in the menu of every page, so it only counts, by indexes. */
  waiting?(): Promise<Readonly<Record<string, number>>>;
  /** What the overview shows beside it. */
  overview?(): Promise<object>;
}

/** The service in which all parts come together: the panels become its members, and it answers for all of them at once. */
export interface OfficeHost {
  waiting(): Promise<object>;
  overview(): Promise<object>;
}
