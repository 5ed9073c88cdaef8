import { confirmSubscriptionPath, unsubscribePath } from "#content/addresses.ts";
import { siteFrame } from "#content/site.ts";
import { type ExtraRoute, officePage } from "#registry/page.ts";
import { oneClickPath } from "#shared/newsletter/addresses.ts";
import { SUBSCRIBERS, SUBSCRIBERS_FILE } from "#shared/newsletter/office-addresses.ts";
import * as words from "#shared/newsletter/words.ts";

export const others: readonly ExtraRoute[] = [
  {
    path: confirmSubscriptionPath(":token"),
    title: "Confirm your subscription",
    reason: "double opt-in: the page that the confirmation mail leads to",
    module: "features/newsletter/pages/confirm.tsx",
    frame: siteFrame,
  },
  {
    path: unsubscribePath(":token"),
    title: words.unsubscribe,
    reason: "the page that the unsubscribe link of every newsletter leads to",
    module: "features/newsletter/pages/unsubscribe.tsx",
    frame: siteFrame,
  },
  { path: oneClickPath(":token"), reason: "the same with one click, for mail programs" },
  officePage({
    path: SUBSCRIBERS,
    title: words.subscribers,
    reason: "who asked for the letter",
    module: "features/newsletter/pages/office/subscribers.tsx",
  }),
  { path: SUBSCRIBERS_FILE, reason: "the same as a file for a spreadsheet" },
];
