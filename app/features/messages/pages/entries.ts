import { type ExtraRoute, officePage } from "#registry/page.ts";
import { messagePath, MESSAGES } from "#shared/messages/office-addresses.ts";
import * as words from "#shared/messages/words.ts";

export const others: readonly ExtraRoute[] = [
  officePage({
    path: MESSAGES,
    title: words.messages,
    reason: "what visitors wrote",
    module: "features/messages/pages/office/messages.tsx",
  }),
  officePage({
    path: messagePath(":id"),
    title: "Message",
    reason: "one message, to be answered",
    module: "features/messages/pages/office/message.tsx",
  }),
];
