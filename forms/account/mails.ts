import { confirmAccountPath, newPasswordPath, PASSWORD_LINK, SIGN_IN } from "#content/addresses.ts";
import { site } from "#content/site.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as house from "#server/words.ts";
import { CONFIRM_LINK_HOURS, PASSWORD_LINK_HOURS } from "#shared/accounts/lifetimes.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** Addresses of the pages that the mails of accounts lead to. */
export interface AccountPages {
  confirm: (token: string) => string;
  newPassword: (token: string) => string;
  signIn: string;
  askForLink: string;
}

export function accountPages(publicUrl: string): AccountPages {
  return {
    confirm: (token) => `${publicUrl}${confirmAccountPath(token)}`,
    newPassword: (token) => `${publicUrl}${newPasswordPath(token)}`,
    signIn: `${publicUrl}${SIGN_IN}`,
    askForLink: `${publicUrl}${PASSWORD_LINK}`,
  };
}

/*
 * None of these repeats what was typed, not even a name: nobody can send their own words to a stranger's mailbox in our
 * name.
 */

/**
 * To the address of an account that nobody has confirmed: is it yours, and by which password do you want to sign in?
 */
export function confirmAddressMail(to: string, token: string, pages: AccountPages): Mail {
  return writeMail({
    to,
    replyTo: site.email,
    subject: fill(words.confirmSubject, { site: site.name }),
    paragraphs: [
      house.hello,
      fill(words.confirmText, {
        site: site.name,
        time: counted(formWords.forHours, CONFIRM_LINK_HOURS),
      }),
    ],
    button: { label: words.confirmAddress, href: pages.confirm(token) },
    closing: words.confirmClosing,
  });
}

/** To an address that has an account and was used to create one: said by mail only, so that nobody else learns it. */
export function alreadyRegisteredMail(to: string, token: string, pages: AccountPages): Mail {
  return writeMail({
    to,
    replyTo: site.email,
    subject: fill(words.registeredSubject, { site: site.name }),
    paragraphs: [
      house.hello,
      fill(words.registeredText, { site: site.name }),
      fill(words.registeredNext, { time: passwordLinkTime() }),
    ],
    button: { label: words.setNewPassword, href: pages.newPassword(token) },
    closing: words.registeredClosing,
    closingLink: { label: words.signIn, href: pages.signIn },
  });
}

/** The link that was asked for because the password is forgotten. */
export function passwordLinkMail(to: string, token: string, pages: AccountPages): Mail {
  return writeMail({
    to,
    replyTo: site.email,
    subject: fill(words.resetSubject, { site: site.name }),
    paragraphs: [house.hello, fill(words.resetText, { site: site.name, time: passwordLinkTime() })],
    button: { label: words.setNewPassword, href: pages.newPassword(token) },
    closing: words.resetClosing,
  });
}

/** After every change of a password, so that its owner hears of one that was not theirs. */
export function passwordChangedMail(to: string, pages: AccountPages): Mail {
  return writeMail({
    to,
    replyTo: site.email,
    subject: fill(words.changedSubject, { site: site.name }),
    paragraphs: [house.hello, words.changedText, fill(words.changedNotYou, { email: site.email })],
    button: { label: words.notMe, href: pages.askForLink },
    closing: words.changedClosing,
  });
}

/** The last one. */
export function accountClosedMail(to: string): Mail {
  return writeMail({
    to,
    replyTo: site.email,
    subject: fill(words.closedSubject, { site: site.name }),
    paragraphs: [house.hello, words.closedText],
    closing: fill(words.closedClosing, { email: site.email }),
  });
}

function passwordLinkTime(): string {
  return counted(formWords.forHours, PASSWORD_LINK_HOURS);
}
