import { site } from "#content/site.ts";
import { signInPath } from "#shared/back-office/addresses.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as house from "#server/words.ts";
import { SIGN_IN_LINK_MINUTES } from "#shared/back-office/lifetimes.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** The link by which somebody signs in to the back office. Its page has one button: mail scanners open links. */
export function signInLink(
  to: string,
  { token, publicUrl }: { token: string; publicUrl: string },
): Mail {
  return writeMail({
    to,
    subject: fill(words.signInSubject, { site: site.name }),
    paragraphs: [
      house.hello,
      fill(words.signInText, { time: counted(formWords.forMinutes, SIGN_IN_LINK_MINUTES) }),
    ],
    button: { label: words.signIn, href: `${publicUrl}${signInPath(token)}` },
    closing: words.signInClosing,
  });
}
