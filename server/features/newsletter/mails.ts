import { site } from "#content/site.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

/** Addresses that subscription mails point at. */
export interface SubscriptionLinks {
  confirm(token: string): string;
  unsubscribePage(token: string): string;
  unsubscribeOneClick(token: string): string;
}

export function subscriptionLinks(publicUrl: string): SubscriptionLinks {
  return {
    confirm: (token) => `${publicUrl}/subscription/confirm/${token}`,
    unsubscribePage: (token) => `${publicUrl}/subscription/unsubscribe/${token}`,
    unsubscribeOneClick: (token) => `${publicUrl}/api/subscription/unsubscribe/${token}`,
  };
}

/** The first half of the double opt-in: nothing more is sent unless its page is confirmed. */
export function confirmationMail(
  to: string,
  tokens: { confirm: string; unsubscribe: string },
  links: SubscriptionLinks,
): Mail {
  return writeMail({
    to,
    subject: `Please confirm your subscription to ${site.name}`,
    paragraphs: [
      "Hello,",
      `Someone, hopefully you, subscribed this address to news from ${site.name}. Please confirm it. The link works for seven days.`,
    ],
    button: { label: "Confirm subscription", href: links.confirm(tokens.confirm) },
    closing: "Not you? You can ignore this email: without confirmation we will not write again.",
    closingLink: {
      label: "Unsubscribe this address",
      href: links.unsubscribePage(tokens.unsubscribe),
    },
    listUnsubscribe: links.unsubscribeOneClick(tokens.unsubscribe),
  });
}

/** For an address that subscribes again although it is on the list: said by mail only, so that nobody else learns it. */
export function alreadySubscribedMail(
  to: string,
  tokens: { unsubscribe: string },
  links: SubscriptionLinks,
): Mail {
  return writeMail({
    to,
    subject: `You are already on the list of ${site.name}`,
    paragraphs: [
      "Hello,",
      `Someone, hopefully you, subscribed this address to news from ${site.name} again. It is already on the list, so there is nothing to do.`,
    ],
    closing: "You are receiving this email because this address is confirmed on our list.",
    closingLink: { label: "Unsubscribe", href: links.unsubscribePage(tokens.unsubscribe) },
    listUnsubscribe: links.unsubscribeOneClick(tokens.unsubscribe),
  });
}
