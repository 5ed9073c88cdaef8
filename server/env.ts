import { resolve } from "node:path";
import * as z from "zod";
import { basePathOf, PUBLIC_URL_FORM } from "#shared/base-path.mjs";
import { isCalendarDate } from "#shared/forms/calendar.ts";
import { type Keeping, type Period, periodVariable, type Retention } from "./contract/keeping.ts";
import {
  listOf,
  mailbox,
  origin,
  readVariables,
  type SettingsPart,
  url,
  type Variables,
  whole,
} from "./contract/settings.ts";
import { houseKeeping } from "./house-keeping.ts";

/** The server's settings, parsed once at start. The README has the table for people. */
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
  /** The site's address as visitors type it, with the path below which it stands, without a trailing slash. */
  publicUrl: string;
  /** The same where PUBLIC_URL names it; null: `publicUrl` is only a default, for this machine. */
  namedPublicUrl: string | null;
  /** Further origins whose pages may call the API (the site on a static host). */
  allowedOrigins: readonly string[];
  /** How many proxies in front are ours, so that their X-Forwarded-For entry is believed. */
  trustProxy: number;
  rateLimit: boolean;
  mailFrom: string | null;
  ownerEmail: string | null;
  /** Secret for signatures; without it one is made and kept in the database. */
  authSecret: string | null;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  /** Set while the site is being worked on: pages and API answer 503 and nothing is written. */
  maintenance: Maintenance | null;
  /** Files of the build are kept in memory up to so many bytes. */
  fileCacheBytes: number;
  /** Between the signal to stop and the end of taking connections, in milliseconds. Supervisors wait for it (`deploy/vitrine.service`). */
  stopDelayMs: number;
  /** How long what visitors leave is kept. */
  retention: Retention;
  /** What each feature has made of its own variables; ask with `settingsOf`. */
  parts: ReadonlyMap<SettingsPart, unknown>;
}

export interface Maintenance {
  /** When the site is expected back, in ms since 1970; null when nobody can say. It does not open by itself: work that takes longer stays closed. */
  until: number | null;
}

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

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

/** The variables of the house; those of features are theirs. */
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
    // Without a host, mail would go to this machine. Nodemailer finds one without slashes as well.
    url("smtp:", "smtps:").regex(/^[^:]*:(?:\/\/)?[^/?#]/),
    "a mail server, for example smtps://user:password@mail.example.com",
  ],
  PUBLIC_URL: [url("http:", "https:").refine((value) => canHaveBasePath(value)), PUBLIC_URL_FORM],
  ALLOWED_ORIGINS: [
    listOf(origin),
    "origins separated by commas, for example https://www.example.com,https://example.com",
  ],
  TRUST_PROXY: [whole(0, 10), "the number of proxies in front of the server, from 0 to 10"],
  RATE_LIMIT: [z.enum(["on", "off"]), "on or off"],
  MAIL_FROM: [mailbox, "one e-mail address, for example MAIL_FROM=hello@example.com"],
  OWNER_EMAIL: [mailbox, "one e-mail address, for example OWNER_EMAIL=owner@example.com"],
  AUTH_SECRET: [
    z.string().min(32),
    "at least 32 random characters, for example from: openssl rand -hex 32",
  ],
  LOG_LEVEL: [z.enum(logLevels), `one of ${logLevels.join(", ")}`],
  FILE_CACHE_MB: [whole(0, 4096), "megabytes of memory for files, from 0 to 4096"],
  STOP_DELAY_SECONDS: [whole(0, 60), "a number of seconds from 0 to 60"],
  MAINTENANCE: [
    maintenance,
    "1, or the time at which the site is back with its zone, for example MAINTENANCE=2026-11-04T18:30+01:00",
  ],
} as const satisfies Variables;

function canHaveBasePath(publicUrl: string): boolean {
  try {
    basePathOf(publicUrl);
    return true;
  } catch {
    return false;
  }
}

function withoutSlash(publicUrl: string): string {
  return new URL(publicUrl).origin + basePathOf(publicUrl);
}

/** What a feature says of settings. */
interface Configured {
  settings?: SettingsPart;
  keeping?: Keeping;
}

/**
 * Reads the settings from a plain environment object.
 * @param features whose variables are read as well; none, where only the database is wanted.
 * @throws {SettingsError} naming the first wrong variable and what to set.
 */
export function parseSettings(
  env: Readonly<Record<string, string | undefined>>,
  features: readonly Configured[] = [],
): Settings {
  const own = readVariables(variables, env);
  const port = own.PORT ?? 3000;
  const namedPublicUrl = own.PUBLIC_URL === undefined ? null : withoutSlash(own.PUBLIC_URL);
  const periods = [{ keeping: houseKeeping }, ...features].flatMap<Period>(
    ({ keeping }) => keeping?.periods ?? [],
  );
  return {
    host: own.HOST ?? "127.0.0.1",
    port,
    dataDir: resolve(own.DATA_DIR ?? "./data"),
    databaseUrl: own.DATABASE_URL ?? null,
    smtpUrl: own.SMTP_URL ?? null,
    publicUrl: namedPublicUrl ?? `http://localhost:${port}`,
    namedPublicUrl,
    allowedOrigins: own.ALLOWED_ORIGINS ?? [],
    trustProxy: own.TRUST_PROXY ?? 0,
    rateLimit: own.RATE_LIMIT !== "off",
    mailFrom: own.MAIL_FROM ?? null,
    ownerEmail: own.OWNER_EMAIL ?? null,
    authSecret: own.AUTH_SECRET ?? null,
    logLevel: own.LOG_LEVEL ?? "info",
    maintenance: own.MAINTENANCE ?? null,
    fileCacheBytes: (own.FILE_CACHE_MB ?? 64) * 1024 * 1024,
    stopDelayMs: (own.STOP_DELAY_SECONDS ?? 0) * 1000,
    retention: Object.fromEntries(
      periods.map((period) => {
        const read = readVariables(periodVariable(period), env);
        return [period.variable, read[period.variable] ?? period.days];
      }),
    ),
    parts: new Map(
      features.flatMap(({ settings: part }) =>
        part ? [[part, part.make(readVariables(part.variables, env))] as const] : [],
      ),
    ),
  };
}
