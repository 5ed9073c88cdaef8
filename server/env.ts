import { resolve } from "node:path";
import * as z from "zod";
import { isCalendarDate } from "#shared/forms/calendar.ts";
import { eachPeriod, type Retention, retentionPeriods } from "#shared/retention.ts";

/** The server's settings, parsed once at start. README has the table for people. */
export interface Settings {
  /** Loopback unless set: reaching it from outside is a decision (a container sets HOST=0.0.0.0). */
  host: string;
  port: number;
  /** Absolute path of the folder with the SQLite file and kept mails. */
  dataDir: string;
  /** PostgreSQL instead of the SQLite file. */
  databaseUrl: string | null;
  /** Where mail goes; without it every mail is kept as a file in `dataDir`. */
  smtpUrl: string | null;
  /** The site's address as visitors type it, without a trailing slash. */
  publicUrl: string;
  /** Further origins whose pages may call the API (the site on a static host). */
  allowedOrigins: readonly string[];
  /** How many proxies in front are ours, so that their X-Forwarded-For entry is believed. */
  trustProxy: number;
  rateLimit: boolean;
  mailFrom: string | null;
  ownerEmail: string | null;
  /** Who may sign in to the back office, in lower case. Nobody: there is none. */
  adminEmails: readonly string[];
  /** Secret for signatures; without it one is made and kept in the database. */
  authSecret: string | null;
  /** Stripe as the shop's payment provider; null: the test provider with its invented cards. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string } | null;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  /** Set while the site is being worked on: pages and API answer 503 and nothing is written. */
  maintenance: Maintenance | null;
  /** How long what visitors leave is kept. */
  retention: Retention;
}

export interface Maintenance {
  /** When the site is expected back, in ms since 1970; null when nobody can say. It does not open by itself: work that takes longer stays closed. */
  until: number | null;
}

/** A setting that cannot be used; the message is one sentence that says what to set. */
export class SettingsError extends Error {}

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum));

const url = (...protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""));

const origin = url("http:", "https:").transform((value) => new URL(value).origin);

const mailbox = z
  .string()
  .max(254)
  .regex(/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/);

/** `1`, or a time with its zone. */
const maintenance = z.union([
  z.enum(["1", "on"]).transform((): Maintenance => ({ until: null })),
  z.enum(["0", "off"]).transform(() => null),
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/)
    .refine((time) => isCalendarDate(time.slice(0, 10)) && !Number.isNaN(Date.parse(time)))
    .transform((time): Maintenance => ({ until: Date.parse(time) })),
]);

/** Longest period that can be asked for, in days. */
const LONGEST_RETENTION = 3650;

const days = (least: number) =>
  [
    whole(least, LONGEST_RETENTION),
    `a number of days from ${least} to ${LONGEST_RETENTION}`,
  ] as const;

/** Each variable with its schema and the sentence for a wrong value. */
const variables = {
  PORT: [whole(0, 65_535), "a port number from 0 to 65535, for example PORT=3000"],
  HOST: [z.string().regex(/^[\w.:-]+$/), "an address to listen on: 127.0.0.1, or 0.0.0.0 for all"],
  DATA_DIR: [
    z.string().min(1),
    "a folder that the server may write to, for example DATA_DIR=./data",
  ],
  DATABASE_URL: [
    url("postgres:", "postgresql:"),
    "a PostgreSQL address, for example postgres://user:password@localhost:5432/vitrine",
  ],
  SMTP_URL: [
    url("smtp:", "smtps:"),
    "a mail server, for example smtps://user:password@mail.example.com",
  ],
  PUBLIC_URL: [
    url("http:", "https:").refine((value) => {
      const address = URL.parse(value);
      return address?.pathname === "/" && !address.search && !address.hash && !address.username;
    }),
    "the site's address without a path, for example https://www.example.com",
  ],
  ALLOWED_ORIGINS: [
    z
      .string()
      .transform((value) => value.split(",").map((part) => part.trim()))
      .pipe(z.array(origin)),
    "origins separated by commas, for example https://www.example.com,https://example.com",
  ],
  TRUST_PROXY: [whole(0, 10), "the number of proxies in front of the server, from 0 to 10"],
  RATE_LIMIT: [z.enum(["on", "off"]), "on or off"],
  MAIL_FROM: [mailbox, "one e-mail address, for example MAIL_FROM=hello@example.com"],
  OWNER_EMAIL: [mailbox, "one e-mail address, for example OWNER_EMAIL=owner@example.com"],
  ADMIN_EMAILS: [
    z
      .string()
      .transform((value) => value.split(",").map((part) => part.trim().toLowerCase()))
      .pipe(z.array(mailbox)),
    "the addresses of whoever runs the site, separated by commas, for example ADMIN_EMAILS=owner@example.com",
  ],
  AUTH_SECRET: [
    z.string().min(32),
    "at least 32 random characters, for example from: openssl rand -hex 32",
  ],
  STRIPE_SECRET_KEY: [
    z.string().regex(/^(?:sk|rk)_(?:test|live)_\w+$/),
    "a secret key of your Stripe account, for example STRIPE_SECRET_KEY=sk_test_…",
  ],
  STRIPE_WEBHOOK_SECRET: [
    z.string().regex(/^whsec_\w+$/),
    "the signing secret of the endpoint /api/payments/stripe in your Stripe account, beginning with whsec_",
  ],
  STRIPE_API_BASE: [
    origin,
    "the address of Stripe's interface, https://api.stripe.com unless you test",
  ],
  LOG_LEVEL: [z.enum(logLevels), `one of ${logLevels.join(", ")}`],
  MAINTENANCE: [
    maintenance,
    "1, or the time at which the site is back with its zone, for example MAINTENANCE=2026-11-04T18:30+01:00",
  ],
  KEEP_MESSAGES_DAYS: days(retentionPeriods.messages.least),
  KEEP_UNSEEN_COMMENTS_DAYS: days(retentionPeriods.comments.least),
  KEEP_UNCONFIRMED_DAYS: days(retentionPeriods.unconfirmed.least),
  KEEP_UNSUBSCRIBED_DAYS: days(retentionPeriods.unsubscribed.least),
  KEEP_ORDERS_DAYS: days(retentionPeriods.orders.least),
  KEEP_MAILS_DAYS: days(retentionPeriods.mails.least),
  KEEP_AUDIT_DAYS: days(retentionPeriods.audit.least),
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Variable = keyof typeof variables;

/**
 * Reads the settings from a plain environment object.
 * @throws {SettingsError} naming the first wrong variable and what to set.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = <Name extends Variable>(name: Name) => readVariable(name, env[name]);
  const port = read("PORT") ?? 3000;
  return {
    host: read("HOST") ?? "127.0.0.1",
    port,
    dataDir: resolve(read("DATA_DIR") ?? "./data"),
    databaseUrl: read("DATABASE_URL") ?? null,
    smtpUrl: read("SMTP_URL") ?? null,
    publicUrl: new URL(read("PUBLIC_URL") ?? `http://localhost:${port}`).origin,
    allowedOrigins: read("ALLOWED_ORIGINS") ?? [],
    trustProxy: read("TRUST_PROXY") ?? 0,
    rateLimit: read("RATE_LIMIT") !== "off",
    mailFrom: read("MAIL_FROM") ?? null,
    ownerEmail: read("OWNER_EMAIL") ?? null,
    adminEmails: read("ADMIN_EMAILS") ?? [],
    authSecret: read("AUTH_SECRET") ?? null,
    stripe: stripeSettings(
      read("STRIPE_SECRET_KEY"),
      read("STRIPE_WEBHOOK_SECRET"),
      read("STRIPE_API_BASE"),
    ),
    logLevel: read("LOG_LEVEL") ?? "info",
    maintenance: read("MAINTENANCE") ?? null,
    retention: eachPeriod((period) => {
      const { variable, days } = retentionPeriods[period];
      return read(variable) ?? days;
    }),
  };
}

/** Both secrets or none: with one alone, payments would begin and never be confirmed. */
function stripeSettings(
  secretKey: string | undefined,
  webhookSecret: string | undefined,
  apiBase = "https://api.stripe.com",
): Settings["stripe"] {
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiBase };
  if (!secretKey && !webhookSecret) return null;
  const [present, missing] = secretKey
    ? ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]
    : ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"];
  throw new SettingsError(`${missing} is missing: set it as well, or leave ${present} out.`);
}

function readVariable<Name extends Variable>(
  name: Name,
  value: string | undefined,
): z.output<(typeof variables)[Name][0]> | undefined {
  const [schema, sentence] = variables[name];
  const result = optional(schema).safeParse(value);
  if (!result.success) throw new SettingsError(`${name} is not usable: set it to ${sentence}.`);
  return result.data as z.output<(typeof variables)[Name][0]> | undefined;
}
