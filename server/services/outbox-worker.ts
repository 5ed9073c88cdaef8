import type { Logger } from "pino";
import { maskEmails } from "../log.ts";
import { type MailTransport, PermanentMailError } from "../mail/mail.ts";
import { backOff, MAX_ATTEMPTS, RENEW_MS } from "./mail-times.ts";
import type { ClaimedMail, Outbox } from "./outbox.ts";

/** How often a worker looks for retries that became due and for mails of other processes. */
const POLL_MS = 5000;

export interface OutboxWorker {
  start(): void;
  /** Sends one due mail; false when there is none. */
  deliverNext(): Promise<boolean>;
  /**
   * Resolves when the mail that is being sent is done with; no further one is begun. With the signal it is let go of, to be tried again:
   * one that the mail server has taken and not acknowledged by then may arrive twice, which is better than not at all.
   */
  stop(signal?: AbortSignal): Promise<void>;
}

interface Parts {
  outbox: Outbox;
  transport: MailTransport;
  logger: Logger;
  random?: () => number;
}

/** Sends what the outbox holds, one mail after the other. Any number of processes may run one on the same database. */
export function createOutboxWorker({
  outbox,
  transport,
  logger,
  random = Math.random,
}: Parts): OutboxWorker {
  let loop: Promise<void> | null = null;
  const state = { stopping: false, woken: false };
  const sending = new AbortController();
  let interrupt = () => {};

  async function run(): Promise<void> {
    while (!state.stopping) {
      let delivered = false;
      state.woken = false;
      try {
        delivered = await deliverNext();
      } catch (error) {
        logger.error({ err: error }, "the outbox cannot be read; trying again");
      }
      if (!delivered && !state.stopping && !state.woken) await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      interrupt = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function deliverNext(): Promise<boolean> {
    const claimed = await outbox.claim();
    if (!claimed) return false;
    try {
      await send(claimed);
    } catch (error) {
      await recordFailure(claimed, error);
      return true;
    }
    await outbox.markSent(claimed);
    return true;
  }

  /** Holds the mail meanwhile: how long that takes is the mail server's to say. */
  async function send(claimed: ClaimedMail): Promise<void> {
    const holding = setInterval(() => {
      outbox
        .renew(claimed)
        .catch((error) => logger.warn({ err: error }, "a mail could not be held while it is sent"));
    }, RENEW_MS);
    try {
      await transport.send(claimed.mail, sending.signal);
    } finally {
      clearInterval(holding);
    }
  }

  async function recordFailure(claimed: ClaimedMail, error: unknown): Promise<void> {
    const reason = maskEmails(error instanceof Error ? error.message : String(error)).slice(0, 500);
    const facts = { mail: claimed.mail.id, attempts: claimed.attempts, reason };
    const delay = backOff(claimed.attempts, random());
    const isHopeless = error instanceof PermanentMailError || claimed.attempts >= MAX_ATTEMPTS;
    if (isHopeless || !outbox.holdsFor(claimed, delay)) {
      await outbox.markFailed(claimed, reason);
      logger.error(facts, "mail given up");
      return;
    }
    await outbox.postpone(claimed, delay, reason);
    logger.warn(
      { ...facts, retryInSeconds: Math.round(delay / 1000) },
      "mail not sent; will retry",
    );
  }

  return {
    start() {
      outbox.onWake(() => {
        state.woken = true;
        interrupt();
      });
      loop ??= run();
    },
    deliverNext,
    async stop(signal) {
      state.stopping = true;
      interrupt();
      const letGo = () => sending.abort();
      if (signal?.aborted) letGo();
      else signal?.addEventListener("abort", letGo, { once: true });
      await loop;
    },
  };
}
