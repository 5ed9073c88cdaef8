import type { AppContext } from "../context.ts";
import type { WriteTransaction } from "../db/tables.ts";
import type { Fields } from "../routes/form-fields.ts";
import type { Refusal } from "../routes/refusal.ts";

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

/** Does what a form of the back office asks for, for somebody who is signed in. Null: it is done. */
export type OfficeAction = (admin: Admin, fields: Fields) => Promise<Refusal | null>;

/** A file of the back office; what it holds is written down when it is made. */
export type OfficeFile = (context: AppContext, admin: Admin) => Promise<Response>;

/** A feature's part of the back office. */
export interface Office {
  /** What pages below `/admin` may ask: they find it in `services.backOffice`, under these names. */
  panels: Readonly<Record<string, object>>;
  /** By the name in the form's hidden field `form`. */
  actions?: Readonly<Record<string, OfficeAction>>;
  /** By address. */
  files?: Readonly<Record<string, OfficeFile>>;
  /** How much waits for somebody, by what. Stands in the menu of every page, so it only counts, by indexes. */
  waiting?(): Promise<Readonly<Record<string, number>>>;
  /** What the overview shows beside it. */
  overview?(): Promise<object>;
}
