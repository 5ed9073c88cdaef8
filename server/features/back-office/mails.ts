import { site } from "#content/site.ts";
import { signInPath } from "#shared/back-office/addresses.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

/** The link by which somebody signs in to the back office. Its page has one button: mail scanners open links. */
export function signInLink(
  to: string,
  { token, publicUrl }: { token: string; publicUrl: string },
): Mail {
  return writeMail({
    to,
    subject: `Sign in to the back office of ${site.name}`,
    paragraphs: [
      "Hello,",
      "Someone, hopefully you, asked for a link to sign in. It works once, for fifteen minutes, in any browser; earlier links no longer work.",
    ],
    button: { label: "Sign in", href: `${publicUrl}${signInPath(token)}` },
    closing:
      "Not you? You can ignore this email: nobody can sign in without this link. Do not forward it to anyone.",
  });
}
