import { site } from "#content/site.ts";
import { writeMail } from "./layout.ts";
import type { Mail } from "./mail.ts";

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
    subject: `Confirm your address for ${site.name}`,
    paragraphs: [
      "Hello,",
      `Somebody, hopefully you, created an account at ${site.name} with this address. Confirm that it is yours and choose a password: then you can sign in. The link works for 24 hours, once. If you get a newer mail like this one, use that.`,
    ],
    button: { label: "Confirm my address", href: pages.confirm(token) },
    closing:
      "Not you? Then there is nothing to do: the account has no password, nobody can sign in to it, and it is deleted by itself.",
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
      `Somebody, hopefully you, wanted to create an account at ${site.name} with this address. There is one already, so nothing was changed.`,
      "If you know its password, sign in. If you do not, set a new one by this link, which works for one hour, once. Earlier links no longer do.",
    ],
    button: { label: "Set a new password", href: pages.newPassword(token) },
    closing: "Not you? Then there is nothing to do: your account is as it was.",
    closingLink: { label: "Sign in", href: pages.signIn },
  });
}

/** The link that was asked for because the password is forgotten. */
export function passwordLinkMail(to: string, token: string, pages: AccountPages): Mail {
  return writeMail({
    to,
    replyTo: site.email,
    subject: `A new password for ${site.name}`,
    paragraphs: [
      "Hello,",
      `Somebody, hopefully you, asked to set a new password for the account with this address at ${site.name}. The link works for one hour, once; earlier ones no longer do.`,
    ],
    button: { label: "Set a new password", href: pages.newPassword(token) },
    closing: "Not you? Then there is nothing to do: your password stays as it is.",
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
      "The password of your account was just changed, and all other devices were signed out.",
      `If that was not you, set a new one now: whoever reads this mailbox can. And tell us at ${site.email}.`,
    ],
    button: { label: "It was not me", href: pages.askForLink },
    closing: "You receive this mail because your account has this address.",
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
      "Your account is deleted, with your name, your password and your cart. Orders stay in our books for as long as the law asks; you find each by the link in its confirmation.",
    ],
    closing: `If that was not you, tell us at ${site.email}.`,
  });
}
