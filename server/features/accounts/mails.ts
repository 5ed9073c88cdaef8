import { site } from "#content/site.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

/** Addresses of the pages that the mails of accounts lead to. */
export interface AccountPages {
  confirm: (token: string) => string;
  newPassword: (token: string) => string;
  signIn: string;
  askForLink: string;
}

export function accountPages(publicUrl: string): AccountPages {
  return {
    confirm: (token) => `${publicUrl}/account/verify/${token}`,
    newPassword: (token) => `${publicUrl}/account/password/${token}`,
    signIn: `${publicUrl}/shop/login-register`,
    askForLink: `${publicUrl}/account/password`,
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
    subject: `Confirm your email address for ${site.name}`,
    paragraphs: [
      "Hello,",
      `Someone, hopefully you, created an account at ${site.name} with this address. Confirm it and choose a password to sign in. The link works once, for 24 hours. If you get a newer email like this one, use that one.`,
    ],
    button: { label: "Confirm address", href: pages.confirm(token) },
    closing:
      "Not you? You can ignore this email: the account has no password, nobody can sign in to it, and it is deleted automatically.",
  });
}

/** To an address that has an account and was used to create one: said by mail only, so that nobody else learns it. */
export function alreadyRegisteredMail(to: string, token: string, pages: AccountPages): Mail {
  return writeMail({
    to,
    replyTo: site.email,
    subject: `You already have an account at ${site.name}`,
    paragraphs: [
      "Hello,",
      `Someone, hopefully you, tried to create an account at ${site.name} with this address. You already have one, so nothing was changed.`,
      "If you know your password, sign in. If not, set a new one with this link. It works once, for one hour; earlier links no longer work.",
    ],
    button: { label: "Set a new password", href: pages.newPassword(token) },
    closing: "Not you? You can ignore this email: your account has not changed.",
    closingLink: { label: "Sign in", href: pages.signIn },
  });
}

/** The link that was asked for because the password is forgotten. */
export function passwordLinkMail(to: string, token: string, pages: AccountPages): Mail {
  return writeMail({
    to,
    replyTo: site.email,
    subject: `Reset your password for ${site.name}`,
    paragraphs: [
      "Hello,",
      `Someone, hopefully you, asked to set a new password for the account with this address at ${site.name}. The link works once, for one hour; earlier links no longer work.`,
    ],
    button: { label: "Set a new password", href: pages.newPassword(token) },
    closing: "Not you? You can ignore this email: your password stays the same.",
  });
}

/** After every change of a password, so that its owner hears of one that was not theirs. */
export function passwordChangedMail(to: string, pages: AccountPages): Mail {
  return writeMail({
    to,
    replyTo: site.email,
    subject: `Your password for ${site.name} was changed`,
    paragraphs: [
      "Hello,",
      "Your account password was just changed, and all your other devices were signed out.",
      `If that was not you, set a new password now with the button below, and let us know at ${site.email}.`,
    ],
    button: { label: "This was not me", href: pages.askForLink },
    closing: "You are receiving this email because your account uses this address.",
  });
}

/** The last one. */
export function accountClosedMail(to: string): Mail {
  return writeMail({
    to,
    replyTo: site.email,
    subject: `Your account at ${site.name} is closed`,
    paragraphs: [
      "Hello,",
      "Your account has been deleted with your name, password and cart. We keep orders for as long as the law requires; the links in your order emails keep working.",
    ],
    closing: `If that was not you, let us know at ${site.email}.`,
  });
}
