import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { basePathOf } from "#shared/base-path.mjs";
import { createApp } from "./app.ts";
import { patience, type Patience } from "./connections.ts";
import { parseSettings, type Settings } from "./env.ts";
import { listen } from "./listen.ts";
import { features as siteFeatures } from "./features.ts";
import { createLogger } from "./log.ts";
import { fromBelow } from "./middleware/base-path.ts";
import { filesFirst } from "./middleware/files-first.ts";
import { mailFolder } from "./mail/disk-transport.ts";
import { createKeptMailKey } from "./routes/kept-mail-access.ts";
import { createRuntime, type RuntimeOptions } from "./runtime.ts";
import { notePublicUrl } from "./services/public-url.ts";
import type { SitePort } from "./site-port.ts";
import { startTrouble } from "./start-trouble.ts";
import { CLOSING_MS, stopInTime } from "./stop-in-time.ts";

type CreateSite = (parts: { settings: Settings; logger: Logger }) => Promise<SitePort>;
/** Replaced by tests; those of its own while developing, too. */
interface Options extends Pick<RuntimeOptions, "patience" | "features"> {
  connections?: Patience;
  /** Whether visitors come to its PUBLIC_URL, so that programs beside it write that into mails. */
  isPublic?: boolean;
}

/**
 * The life of the server process: settings, database, site, port; then it waits for SIGINT or SIGTERM, finishes what it
 * accepted and exits with 0. Whatever keeps it from starting is told in one sentence, exit code 1.
 */
export async function runServer(createSite: CreateSite, options: Options = {}): Promise<void> {
  try {
    await start(createSite, options);
  } catch (error) {
    const sentence = startTrouble(error);
    if (sentence === null)
      createLogger({ logLevel: "fatal" }).fatal({ err: error }, "the server cannot start");
    else process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

async function start(
  createSite: CreateSite,
  { connections = patience, isPublic = true, ...options }: Options,
): Promise<void> {
  const settings = parseSettings(process.env, options.features ?? siteFeatures);
  const logger = createLogger(settings);
  if (!settings.rateLimit) {
    logger.warn("RATE_LIMIT=off: anyone may send as much as they like. Never use this in public.");
  }
  const runtime = await createRuntime({ settings, logger, ...options });
  const site = await createSite({ settings, logger });
  const keptMailKey = createKeptMailKey(settings);
  const app = createApp({ ...runtime, settings, logger, site, keptMailKey });
  const parts = { ...runtime, settings, logger, site };
  const first = fromBelow(basePathOf(settings.publicUrl), parts, filesFirst(parts));
  const listener = await listen(app, settings, connections, first);
  if (isPublic && settings.namedPublicUrl !== null)
    await notePublicUrl(runtime.database, settings.namedPublicUrl);
  if (settings.maintenance) {
    logger.warn("MAINTENANCE is set: pages and API answer 503, mails and the daily clean-up wait.");
  } else {
    runtime.start();
  }

  let interruptedAt = Number.NaN;
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, "stopping");
    try {
      runtime.beginShutdown();
      listener.letGo();
      // Meanwhile a proxy that asks for our health sends visitors to another process.
      await pause(settings.stopDelayMs);
      await stopInTime(listener, runtime, { drain: connections.drain, closing: CLOSING_MS });
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, "the server did not stop in order");
      process.exit(1);
    }
  };
  // It is repeated by npm, by process groups and by systemd: however often it comes, accepted requests have their ten seconds.
  process.on("SIGTERM", (signal) => void stop(signal));
  // Ctrl-C pressed again means: now. Under npm each press arrives twice within a moment.
  process.on("SIGINT", (signal) => {
    if (Date.now() - interruptedAt > PRESS_MS) process.exit(1);
    if (Number.isNaN(interruptedAt)) interruptedAt = Date.now();
    void stop(signal);
  });
  // Said last: whoever hears it may stop the server at once, in order.
  sayWhereMailsGo(settings, keptMailKey, listener.port);
  process.stdout.write(
    `${settings.publicUrl} is ready (listening on ${settings.host}:${listener.port})\n`,
  );
}

/** Signals of one press of Ctrl-C come closer together than this. */
const PRESS_MS = 1000;

/** On the terminal alone, not in the log: the address of kept mails is a key. */
function sayWhereMailsGo(settings: Settings, keptMailKey: string | null, port: number): void {
  if (settings.smtpUrl) return;
  const folder = mailFolder(settings.dataDir);
  if (keptMailKey) {
    const { hostname } = new URL(settings.publicUrl);
    const base = basePathOf(settings.publicUrl);
    const address = `http://${hostname}:${port}${base}/dev/mail/${keptMailKey}`;
    process.stdout.write(`Mails are kept in ${folder}. To read them on this machine: ${address}\n`);
    return;
  }
  process.stdout.write(
    `\nNO MAIL LEAVES THIS MACHINE: SMTP_URL is not set. Every mail, sign-in links included, is kept as a file in\n` +
      `${folder}. Set SMTP_URL to your mail server, for example smtps://user:password@mail.example.com.\n\n`,
  );
}
