/**
 * How long the server keeps what visitors leave with it, in days: each period is a setting, enforced every day by
 * `server/services/retention.ts`, and said by the privacy pages in the same figures.
 */
export const retentionPeriods = {
  /** Messages from the forms. */
  messages: { variable: "KEEP_MESSAGES_DAYS", days: 365, least: 7 },
  /** Comments that were not let in; the owner's link to decide works for thirty days. */
  comments: { variable: "KEEP_UNSEEN_COMMENTS_DAYS", days: 60, least: 30 },
  /** Addresses that asked for the list and never confirmed (their link works for seven days), and accounts that were never confirmed. */
  unconfirmed: { variable: "KEEP_UNCONFIRMED_DAYS", days: 30, least: 7 },
  /** Addresses that left the list. */
  unsubscribed: { variable: "KEEP_UNSUBSCRIBED_DAYS", days: 30, least: 7 },
  /** Orders of the shop: bookkeeping rules ask for years. */
  orders: { variable: "KEEP_ORDERS_DAYS", days: 3650, least: 365 },
  /** The record that a mail went out, mails that could not be delivered, and mails kept as files. */
  mails: { variable: "KEEP_MAILS_DAYS", days: 30, least: 7 },
  /** What was done in the back office, and by whom. */
  audit: { variable: "KEEP_AUDIT_DAYS", days: 365, least: 30 },
} as const;

export type RetentionPeriod = keyof typeof retentionPeriods;

export const periodNames = Object.keys(retentionPeriods) as readonly RetentionPeriod[];

/** Days for each period. */
export type Retention = Readonly<Record<RetentionPeriod, number>>;

/** The same as text, for pages. */
export type RetentionText = Readonly<Record<RetentionPeriod, string>>;

/**
 * Stand for the periods in prerendered files, as `PUBLIC_URL_TOKEN` stands for the address: what holds is known when the server starts,
 * and `server/site/stamp.ts` writes it.
 */
export const retentionTokens = eachPeriod((period) => `{${retentionPeriods[period].variable}}`);

/** The periods as pages say them. */
export function retentionText(retention: Retention): RetentionText {
  return eachPeriod((period) => String(retention[period]));
}

/** Makes a value for each period. */
export function eachPeriod<Value>(
  make: (period: RetentionPeriod) => Value,
): Record<RetentionPeriod, Value> {
  return Object.fromEntries(periodNames.map((period) => [period, make(period)])) as Record<
    RetentionPeriod,
    Value
  >;
}
