import * as z from "zod/mini";
import { mailAddress, withAsciiDomain } from "./mail-address.ts";
import { isBlank, withoutTurns } from "./unseen.ts";
import * as words from "./words.ts";

// No rule stops the ones after it: `validate.ts` takes the first message of a field, and rules over several fields run as well.

/** Without `fill`, which lies with what every page loads: a schema that needs that comes with more. */
export const tooLong = (limit: number) => words.tooLong.replace("{limit}", String(limit));

/** Longest address that mail systems accept (RFC 5321). */
const EMAIL_MAX = 254;

// Control characters have no place in a form field: a NUL cannot be stored, a line break could become a mail header.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u001f\u007f\u2028\u2029]+/g;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controlsButLines = /[\u0000-\u0008\u000b-\u001f\u007f]+/g;

const oneLine = (value: string) => withoutTurns(wellFormed(value)).replace(controls, " ").trim();

const manyLines = (value: string) =>
  withoutTurns(wellFormed(value)).replaceAll("\r\n", "\n").replace(controlsButLines, "").trim();

/** Something to be seen: a name of fillers would be a link without a name. */
const seen = () => z.refine<string>((value) => !isBlank(value), words.fieldRequired);

/**
 * An e-mail address, its domain in ASCII: empty gives 'Field is required.', malformed or too long 'Invalid email.', never both.
 */
export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.overwrite(withAsciiDomain),
      z.minLength(1, words.fieldRequired),
      z.maxLength(EMAIL_MAX, words.invalidEmail),
      z.email({ pattern: mailAddress, error: words.invalidEmail }),
    );

/** A required single line. */
export const line = (limit: number) =>
  z.string().check(z.overwrite(oneLine), seen(), z.maxLength(limit, tooLong(limit)));

/** A single line that may stay empty. */
export const optionalLine = (limit: number) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(limit, tooLong(limit)));

/** Required text over several lines. */
export const text = (limit: number) =>
  z.string().check(z.overwrite(manyLines), seen(), z.maxLength(limit, tooLong(limit)));

/** Text over several lines that may stay empty. */
export const optionalText = (limit: number) =>
  z.string().check(z.overwrite(manyLines), z.maxLength(limit, tooLong(limit)));

/** One of a closed list. Empty gives 'Field is required.', anything that is not on the list `error`. */
export const choice = (values: readonly string[], error: string) => {
  const known: ReadonlySet<string> = new Set(values);
  return z.string().check(
    z.trim(),
    z.minLength(1, words.fieldRequired),
    z.refine((value) => known.has(value), error),
  );
};

/** `String.prototype.toWellFormed`, also for browsers that lack it. */
function wellFormed(value: string): string {
  return typeof value.toWellFormed === "function" ? value.toWellFormed() : value;
}
