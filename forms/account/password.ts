import * as z from "zod/mini";
import { PASSWORD_LENGTH } from "./password-length.ts";
import * as words from "#shared/forms/words.ts";
import { tooLong } from "#shared/forms/fields.ts";

/*
 * What a password must be, after NIST SP 800-63B: long enough, not one of the commonest, not one's own address. No rule
 * about kinds of characters, no date on which it ends, any character of any script.
 */

/** The commonest ones of those that are long enough, from published lists of leaked passwords; in lower case. */
const commonest: ReadonlySet<string> = new Set([
  "0123456789",
  "0987654321",
  "1234567890",
  "1234567891",
  "12345678910",
  "123456789a",
  "123456789q",
  "1234567890a",
  "123456789123",
  "1234512345",
  "1231231231",
  "1122334455",
  "1q2w3e4r5t",
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "123qwe123qwe",
  "9876543210",
  "987654321a",
  "a123456789",
  "abc1234567",
  "abcd123456",
  "abcdefghij",
  "administrator",
  "asdfghjkl;",
  "asdfghjkl1",
  "basketball",
  "changeme123",
  "football123",
  "iloveyou12",
  "iloveyou123",
  "letmein123",
  "passwort123",
  "password01",
  "password10",
  "password11",
  "password12",
  "password123",
  "password1234",
  "passwordpassword",
  "q1w2e3r4t5",
  "q1w2e3r4t5y6",
  "qazwsxedcrfv",
  "qwerty1234",
  "qwerty12345",
  "qwerty123456",
  "qwertyuiop",
  "qwertyuiop123",
  "superman123",
  "welcome123",
  "zaq12wsxcde3",
]);

/** A password that is chosen: for a new account, at a reset, at a change. Nothing of it is trimmed or replaced. */
export const newPassword = () =>
  z.string().check(
    z.minLength(1, words.fieldRequired),
    z.refine((value) => lengthOf(value) >= PASSWORD_LENGTH.least, {
      error: words.passwordTooShort.replace("{least}", String(PASSWORD_LENGTH.least)),
    }),
    z.refine((value) => lengthOf(value) <= PASSWORD_LENGTH.most, {
      error: tooLong(PASSWORD_LENGTH.most),
    }),
    z.refine((value) => !isCommon(value), {
      error: words.passwordTooCommon,
    }),
  );

/** A password that is already one: only whether something was typed. */
export const knownPassword = () =>
  z.string().check(z.minLength(1, words.fieldRequired), z.maxLength(1000, tooLong(1000)));

/** The message for a password that is the address it protects, or the part before the @; null for any other. */
export function addressProblem(password: string, email: string): string | null {
  const typed = password.trim().toLowerCase();
  const address = email.toLowerCase();
  const isAddress = typed === address || typed === address.split("@")[0];
  return isAddress ? words.passwordIsAddress : null;
}

function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  return commonest.has(typed) || new Set(typed).size === 1;
}

function lengthOf(password: string): number {
  return [...password].length;
}
