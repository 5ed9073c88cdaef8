import { type DestinationStream, type Logger, pino } from "pino";
import type { Settings } from "./env.ts";

/** Words, to be looked at one by one: a pattern of a whole address would take time that grows with the square of a long word. */
const word = /[^\s<>"'=(),;:]+/g;
/** As `tokens.ts` makes them. */
const tokenLike = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/**
 * Structured log without personal data: mail addresses and tokens in error texts are masked, requests are logged without query or body.
 */
export function createLogger(
  settings: Pick<Settings, "logLevel">,
  destination: DestinationStream = standardOutput(),
): Logger {
  const options = { level: settings.logLevel, base: null, serializers: { err: describeError } };
  return pino(options, destination);
}

/** A line waits for others at most so long, and until they are so many characters. */
const WAIT_MS = 100;
const BATCH = 4096;

/**
 * Writes lines together: one by one they take as much of the server's time as the files that they tell of. All are there when the process
 * ends, unless it is killed. It writes at once and not by the pool of threads: what is still with a thread when the process ends comes
 * after what follows it, or never.
 */
function standardOutput(): DestinationStream & { flushSync(): void } {
  const output = pino.destination({ sync: true, minLength: BATCH });
  process.once("exit", () => output.flushSync());
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    output.flush();
  };
  return {
    write(line) {
      output.write(line);
      timer ??= setTimeout(flush, WAIT_MS).unref();
    },
    flushSync: () => output.flushSync(),
  };
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
