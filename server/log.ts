import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino } from "pino";
import { codeOf } from "./db/errors.ts";
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
/** So much is kept, in bytes, for a reader that takes nothing for now: a pipe that is full. */
const MOST_KEPT = 1024 * 1024;
/** When the process ends, such a reader is waited for. */
const PATIENCE_MS = 1000;
const PAUSE_MS = 5;

/**
 * Writes lines together: one by one they take as much of the server's time as the files that they tell of. All are there when the process
 * ends, unless it is killed. It writes at once and not by the pool of threads: what is still with a thread when the process ends comes
 * after what follows it, or never. Lines that cannot be written, to a full disk or for nobody, are lost: the server does not stop for them.
 */
function standardOutput(): DestinationStream & { flushSync(): void } {
  let lines = "";
  let kept: Buffer = Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  const flush = (patienceMs: number) => {
    clearTimeout(timer);
    timer = undefined;
    kept = writeOut(Buffer.concat([kept, Buffer.from(lines)]), patienceMs);
    lines = "";
    if (kept.length > MOST_KEPT) kept = Buffer.alloc(0);
    if (kept.length > 0) later();
  };
  const later = () => {
    timer ??= setTimeout(flush, WAIT_MS, 0).unref();
  };
  const flushSync = () => flush(PATIENCE_MS);
  process.once("exit", flushSync);
  return {
    write(line) {
      lines += line;
      if (lines.length < BATCH) later();
      else flush(0);
    },
    flushSync,
  };
}

/** Writes to standard output. Returns what its reader did not take in time; what cannot be written is dropped. */
function writeOut(bytes: Buffer, patienceMs: number): Buffer {
  const until = performance.now() + patienceMs;
  let rest = bytes;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (codeOf(error) !== "EAGAIN") return Buffer.alloc(0);
      if (performance.now() >= until) return rest;
      pause(PAUSE_MS);
    }
  }
  return rest;
}

/** Nothing else of the process goes on meanwhile. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
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
