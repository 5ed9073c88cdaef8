import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { parseSettings, type Settings, SettingsError } from "./env.ts";
import { listen, ListenError } from "./listen.ts";
import { createLogger } from "./log.ts";
import { createRuntime } from "./runtime.ts";
import type { SitePort } from "./site-port.ts";

type CreateSite = (parts: { settings: Settings; logger: Logger }) => Promise<SitePort>;

/**
 * The life of the server process: settings, database, site, port; then it waits for SIGINT or SIGTERM, finishes what it
 * accepted and exits with 0. Whatever keeps it from starting is told in one sentence, exit code 1.
 */
export async function runServer(createSite: CreateSite): Promise<void> {
  try {
    await start(createSite);
  } catch (error) {
    if (error instanceof SettingsError || error instanceof ListenError) {
      process.stderr.write(`${error.message}\n`);
    } else {
      createLogger({ logLevel: "fatal" }).fatal({ err: error }, "the server cannot start");
    }
    process.exit(1);
  }
}

async function start(createSite: CreateSite): Promise<void> {
  const settings = parseSettings(process.env);
  const logger = createLogger(settings);
  if (!settings.rateLimit) {
    logger.warn("RATE_LIMIT=off: anyone may send as much as they like. Never use this in public.");
  }
  const runtime = await createRuntime({ settings, logger });
  const site = await createSite({ settings, logger });
  const app = createApp({ settings, services: runtime.services, logger, site });
  const listener = await listen(app, settings);
  if (settings.maintenance) {
    logger.warn("MAINTENANCE is set: pages and API answer 503, mails and the daily clean-up wait.");
  } else {
    runtime.worker.start();
    runtime.retention.start();
    runtime.paymentWorker.start();
  }
  process.stdout.write(
    `${settings.publicUrl} is ready (listening on ${settings.host}:${listener.port})\n`,
  );

  let stoppingSince = 0;
  const stop = async (signal: NodeJS.Signals) => {
    // Ctrl-C arrives twice under npm (from the terminal and passed on); later, a second signal means: now.
    if (stoppingSince > 0) {
      if (Date.now() - stoppingSince > 1000) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    logger.info({ signal }, "stopping");
    try {
      runtime.beginShutdown();
      await listener.close();
      await runtime.close();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, "the server did not stop in order");
      process.exit(1);
    }
  };
  process.on("SIGINT", (signal) => void stop(signal));
  process.on("SIGTERM", (signal) => void stop(signal));
}
