import type { Logger } from "pino";
import { site } from "#content/site.ts";
import { withAsciiDomain } from "#shared/forms/mail-address.ts";
import type { Feature, House, MadeFeature } from "./contract/feature.ts";
import type { Database } from "./db/database.ts";
import { leftInSqlite } from "./db/left-in-sqlite.ts";
import { openDatabase } from "./db/open-database.ts";
import type { DatabasePatience } from "./db/waiting.ts";
import type { Settings } from "./env.ts";
import { features as siteFeatures } from "./features.ts";
import { ownAddresses } from "./mail/about-whom.ts";
import { mailFolder } from "./mail/disk-transport.ts";
import type { MailTransport } from "./mail/mail.ts";
import { createMailTransport } from "./mail/transport.ts";
import { type ClockGuard, createClockGuard, SIGHT_MS } from "./services/clock-guard.ts";
import { createForms } from "./services/forms.ts";
import { mailKeeping } from "./services/mail-keeping.ts";
import { createOutboxWorker, type OutboxWorker } from "./services/outbox-worker.ts";
import { createOutbox } from "./services/outbox.ts";
import { createRateLimits, noRateLimits } from "./services/rate-limits.ts";
import { createReadiness } from "./services/readiness.ts";
import { createRetention, type RetentionJob } from "./services/retention.ts";
import type { Made, Services } from "./services/services.ts";
import { storedSecret } from "./services/stored-secret.ts";

/**
 * Everything behind the routes: database, features with their services, the workers that send mail and do what features have to do beside
 * the requests, the job that deletes what is past its time.
 */
export interface Runtime {
  database: Database;
  services: Services;
  /** What each feature has made of itself. */
  made: Made;
  /** The same without names, with what the house keeps itself, for whoever walks over all. */
  features: readonly MadeFeature[];
  worker: OutboxWorker;
  retention: RetentionJob;
  clockGuard: ClockGuard;
  /** Starts all workers and the retention job. */
  start(): void;
  /** From now on `/healthz` and `/readyz` say no, so that no new visitors are sent here. */
  beginShutdown(): void;
  /**
   * Begins nothing more beside the requests, and resolves when what is under way is done with. With the signal it is waited for no
   * longer: all of it is written so that it is gone on with by another process, or at the next start.
   */
  stopWorkers(signal?: AbortSignal): Promise<void>;
  /** Finishes what is under way, then closes the database. */
  close(): Promise<void>;
}

export interface RuntimeOptions {
  settings: Settings;
  logger: Logger;
  /** Replaced by tests. */
  features?: readonly Feature[];
  transport?: MailTransport;
  now?: () => number;
  random?: () => number;
  paymentTimeoutMs?: number;
  patience?: DatabasePatience;
  probeMs?: number;
  freeBytes?: (folder: string) => Promise<number>;
}

/** Opens the database and builds the services on it. Workers and retention job are not started. */
export async function createRuntime({
  settings,
  logger,
  features = siteFeatures,
  transport = createMailTransport(settings, logger),
  now = Date.now,
  random = Math.random,
  paymentTimeoutMs,
  patience,
  probeMs,
  freeBytes,
}: RuntimeOptions): Promise<Runtime> {
  const database = await openDatabase(
    settings,
    (error) => logger.warn({ err: error }, "a database connection was lost; it will be replaced"),
    patience,
  );
  if (database.leftBy.length > 0)
    logger.warn(
      { features: database.leftBy },
      "tables of features that this site has not stay as they are, with what people left in them: nobody finds, erases or lets expire that (docs/guides/back-up-and-restore.md says how to delete it)",
    );
  const left = await leftInSqlite(settings.dataDir, database);
  if (left !== null)
    logger.warn(
      { file: left },
      "DATABASE_URL leads to a database in which nothing is, and a SQLite database is left in DATA_DIR: stop the server and copy it with `npm run copy-data`",
    );
  const secret = settings.authSecret ?? (await storedSecret(database));
  const outbox = createOutbox(database, now);
  const worker = createOutboxWorker({ outbox, transport, logger, random });
  const limits = settings.rateLimit
    ? createRateLimits({ store: database.limitStore, secret, logger })
    : noRateLimits;
  const clockGuard = createClockGuard({ database, now, logger });
  const mayDelete = () => clockGuard.mayDelete();

  const ownerEmail = settings.ownerEmail ?? withAsciiDomain(site.email);
  const own = mailKeeping({ database, outbox, own: ownAddresses(ownerEmail), now });
  const all: MadeFeature[] = [own];
  const house: House = {
    settings,
    database,
    outbox,
    limits,
    logger,
    secret,
    ownerEmail,
    now,
    mayDelete,
    paymentTimeoutMs,
    features: () => all,
  };
  const made = await makeFeatures(features, house);
  all.unshift(...Object.values<MadeFeature>(made));
  for (const feature of all) feature.ready?.();
  const workers = all.flatMap((feature) => feature.worker ?? []);

  // Also while the site is closed for work and nothing is deleted, so that its clock is known afterwards.
  const watching = setInterval(() => {
    clockGuard
      .mayDelete()
      .catch((error) => logger.warn({ err: error }, "the clock could not be looked at"));
  }, SIGHT_MS).unref();
  const retention = createRetention({
    database,
    features: all,
    retention: settings.retention,
    mailFolder: mailFolder(settings.dataDir),
    now,
    mayDelete,
    logger,
  });
  // Where mails go to a server and data to another, nothing is kept here.
  const keepsFiles = settings.databaseUrl === null || settings.smtpUrl === null;
  const isReady = createReadiness({
    database,
    folder: keepsFiles ? settings.dataDir : null,
    isWriting: settings.maintenance === null,
    logger,
    freeBytes,
    probeMs,
  });
  let closing = false;
  let stopped: Promise<void> | undefined;

  async function stopAll(signal?: AbortSignal): Promise<void> {
    const others = [...workers, retention].map((each) => each.stop());
    const isOver = signal ? [aborted(signal)] : [];
    // Mails themselves heed the signal: how a try ended is written down.
    await Promise.all([worker.stop(signal), Promise.race([Promise.all(others), ...isOver])]);
  }

  return {
    database,
    services: {
      ...servicesOf(made),
      forms: createForms(all, limits),
      health: { ready: async () => !closing && (await isReady()), stopping: () => closing },
    },
    made,
    features: all,
    worker,
    retention,
    clockGuard,
    start() {
      for (const each of [worker, ...workers, retention]) each.start();
    },
    beginShutdown() {
      closing = true;
    },
    stopWorkers: (signal) => (stopped ??= stopAll(signal)),
    async close() {
      closing = true;
      clearInterval(watching);
      await (stopped ??= stopAll());
      transport.close();
      await database.close();
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** One after the other, in the order of their list. */
async function makeFeatures(features: readonly Feature[], house: House): Promise<Made> {
  const made: [string, MadeFeature][] = [];
  for (const feature of features) made.push([feature.name, await feature.create(house)]);
  return Object.fromEntries(made) as Made;
}

function servicesOf(made: Made) {
  const services = Object.entries<MadeFeature>(made).map(([name, { service }]) => [name, service]);
  return Object.fromEntries(services) as Omit<Services, "forms" | "health">;
}
