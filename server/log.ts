import { type DestinationStream, type Logger, pino } from "pino";
import type { Settings } from "./env.ts";

/** Words, to be looked at one by one: a pattern of a whole address would take time that grows with the square of a long word. */
const word = /[^\s<>"'=(),;:]+/g;
/** As `tokens.ts` makes them. */
const tokenLike = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Lines that nobody takes are lost once there is so much of them. */
const WAITING_BYTES = 8 * 1024 * 1024;

/**
 * Structured log without personal data: mail addresses and tokens in error texts are masked, requests are logged without query or body.
 * No request waits for its line: what is logged while others are being written goes out with the next write, and all of it before the
 * process ends, unless that is killed.
 */
export function createLogger(
  settings: Pick<Settings, "logLevel">,
  destination: DestinationStream = pino.destination({ sync: false, maxLength: WAITING_BYTES }),
): Logger {
  const options = { level: settings.logLevel, base: null, serializers: { err: describeError } };
  return pino(options, destination);
}

/** The parts of an error that may be logged. Database errors carry row values in further fields: those stay out. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: maskSecrets(String(error)) };
  return {
    type: error.name,
    code: "code" in error ? error.code : undefined,
    message: maskSecrets(error.message),
    stack: error.stack && maskSecrets(error.stack),
  };
}

function maskSecrets(text: string): string {
  return maskEmails(text).replaceAll(tokenLike, "[token]");
}

export function maskEmails(text: string): string {
  return text.replaceAll(word, (found) => (/[^@]@[^@]/.test(found) ? "[email]" : found));
}
