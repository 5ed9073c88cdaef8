import { codeOf, DatabaseTrouble, isDatabaseUnavailable } from "./db/errors.ts";
import { SettingsError } from "./contract/settings.ts";
import { ListenError } from "./listen.ts";
import { NoBuildError } from "./site/own-build.ts";

/**
 * What keeps a program of ours from doing its work, in one sentence for people; null when it is a fault of the program, which only its
 * stack explains.
 */
export function startTrouble(error: unknown): string | null {
  if (
    error instanceof SettingsError ||
    error instanceof ListenError ||
    error instanceof DatabaseTrouble ||
    error instanceof NoBuildError
  ) {
    return error.message;
  }
  if (!isDatabaseUnavailable(error)) return null;
  const reason = codeOf(error) || (error as Error).message;
  return `The database stopped answering (${reason}): see that it runs and that its disk has room, then start again.`;
}

/** For the commands beside the server: says the sentence and ends with 1. @throws what has none. */
export function endWithSentence(error: unknown): never {
  const sentence = startTrouble(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
