import type { Logger } from "pino";
import { site } from "#content/site.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import type { DatabasePatience } from "./db/waiting.ts";
import type { Settings } from "./env.ts";
import { mailFolder } from "./mail/disk-transport.ts";
import type { MailTransport } from "./mail/mail.ts";
import { subscriptionLinks } from "./mail/subscription-mails.ts";
import { createMailTransport } from "./mail/transport.ts";
import { createAccounts } from "./services/accounts/accounts.ts";
import { createBackOffice } from "./services/back-office/back-office.ts";
import { createComments } from "./services/comments.ts";
import { type ClockGuard, createClockGuard, SIGHT_MS } from "./services/clock-guard.ts";
import { createForms } from "./services/forms.ts";
import { createMessages } from "./services/messages.ts";
import { createOutboxWorker, type OutboxWorker } from "./services/outbox-worker.ts";
import { createOutbox } from "./services/outbox.ts";
import { createRateLimits, noRateLimits } from "./services/rate-limits.ts";
import { createReadiness } from "./services/readiness.ts";
import { createRetention, type RetentionJob } from "./services/retention.ts";
import type { Services } from "./services/services.ts";
import type { PaymentWorker } from "./services/shop/payment-worker.ts";
import { createShop } from "./services/shop/shop.ts";
import { storedSecret } from "./services/stored-secret.ts";
import { createSubscriptions } from "./services/subscriptions.ts";

/**
 * Everything behind the routes: database, services, the workers that send mail and follow payments, the job that deletes what is
 * past its time.
 */
export interface Runtime {
  database: Database;
  services: Services;
  worker: OutboxWorker;
  retention: RetentionJob;
  clockGuard: ClockGuard;
  paymentWorker: PaymentWorker;
  /** From now on `/readyz` says no, so that no new visitors are sent here. */
  beginShutdown(): void;
  /** Finishes the mail under way, then closes the database. */
  close(): Promise<void>;
}

export interface RuntimeOptions {
  settings: Settings;
  logger: Logger;
  /** Replaced by tests. */
  transport?: MailTransport;
  now?: () => number;
  random?: () => number;
  paymentTimeoutMs?: number;
  patience?: DatabasePatience;
  probeMs?: number;
  freeBytes?: (folder: string) => Promise<number>;
}

/** How often this process asks which posts another one let comments into. */
const REFRESH_MS = 30_000;

/** Opens the database and builds the services on it. Workers and retention job are not started. */
export async function createRuntime({
  settings,
  logger,
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
  const secret = settings.authSecret ?? (await storedSecret(database));
  const outbox = createOutbox(database, now);
  const worker = createOutboxWorker({ outbox, transport, logger, random });
  const links = subscriptionLinks(settings.publicUrl);
  const subscriptions = createSubscriptions({ database, outbox, links, now });
  const ownerEmail = settings.ownerEmail ?? site.email;
  const comments = createComments({
    database,
    outbox,
    ownerEmail,
    publicUrl: settings.publicUrl,
    now,
  });
  await comments.refresh();
  const refreshing = setInterval(() => {
    comments
      .refresh()
      .catch((error) => logger.warn({ err: error }, "comments could not be looked up"));
  }, REFRESH_MS).unref();
  const limits = settings.rateLimit
    ? createRateLimits({ store: database.limitStore, secret, logger })
    : noRateLimits;
  const forms = createForms({
    subscriptions,
    messages: createMessages(database, outbox, now),
    comments,
    limits,
    ownerEmail,
  });
  const clockGuard = createClockGuard({ database, now, logger });
  const mayDelete = () => clockGuard.mayDelete();
  const shop = await createShop({
    database,
    outbox,
    limits,
    settings,
    ownerEmail,
    secret,
    logger,
    now,
    mayDelete,
    paymentTimeoutMs,
  });
  const accounts = createAccounts({
    database,
    outbox,
    limits,
    secret,
    publicUrl: settings.publicUrl,
    logger,
    now,
  });
  const backOffice = createBackOffice({
    database,
    outbox,
    limits,
    settings,
    moderation: comments,
    moveOrder: shop.moveOrder,
    now,
  });
  // Also while the site is closed for work and nothing is deleted, so that its clock is known afterwards.
  const watching = setInterval(() => {
    clockGuard
      .mayDelete()
      .catch((error) => logger.warn({ err: error }, "the clock could not be looked at"));
  }, SIGHT_MS).unref();
  const retention = createRetention({
    database,
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

  return {
    database,
    services: {
      subscriptions,
      comments,
      shop: shop.services,
      accounts,
      backOffice,
      forms,
      health: { ready: async () => !closing && (await isReady()) },
    },
    worker,
    retention,
    clockGuard,
    paymentWorker: shop.worker,
    beginShutdown() {
      closing = true;
    },
    async close() {
      closing = true;
      clearInterval(refreshing);
      clearInterval(watching);
      await Promise.all([worker.stop(), retention.stop(), shop.worker.stop()]);
      transport.close();
      await database.close();
    },
  };
}
