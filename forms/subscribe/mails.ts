import { confirmSubscriptionPath, unsubscribePath } from "#content/addresses.ts";
import { site } from "#content/site.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as house from "#server/words.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { CONFIRM_LINK_DAYS } from "#shared/newsletter/lifetimes.ts";
import { fill } from "#shared/words.ts";
import { oneClickPath } from "#shared/newsletter/addresses.ts";
import * as words from "./words.ts";

/** Addresses that subscription mails point at. */
export interface SubscriptionLinks {
  confirm(token: string): string;
  unsubscribePage(token: string): string;
  unsubscribeOneClick(token: string): string;
}

export function subscriptionLinks(publicUrl: string): SubscriptionLinks {
  return {
    confirm: (token) => `${publicUrl}${confirmSubscriptionPath(token)}`,
    unsubscribePage: (token) => `${publicUrl}${unsubscribePath(token)}`,
    unsubscribeOneClick: (token) => `${publicUrl}${oneClickPath(token)}`,
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
    subject: fill(words.confirmSubject, { site: site.name }),
    paragraphs: [
      house.hello,
      fill(words.confirmText, {
        site: site.name,
        time: counted(formWords.forDays, CONFIRM_LINK_DAYS),
      }),
    ],
    button: { label: words.confirmSubscription, href: links.confirm(tokens.confirm) },
    closing: words.confirmClosing,
    closingLink: {
      label: words.unsubscribeAddress,
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
    subject: fill(words.subscribedSubject, { site: site.name }),
    paragraphs: [house.hello, fill(words.subscribedText, { site: site.name })],
    closing: words.subscribedClosing,
    closingLink: { label: words.unsubscribe, href: links.unsubscribePage(tokens.unsubscribe) },
    listUnsubscribe: links.unsubscribeOneClick(tokens.unsubscribe),
  });
}
