import { sql } from "kysely";
import { messageForms } from "#forms/forms.ts";
import { listHref } from "#shared/back-office/addresses.ts";
import { MESSAGES } from "#shared/messages/office-addresses.ts";
import type { Feature, House, MadeFeature } from "#server/contract/feature.ts";
import { countRows } from "#server/services/listing.ts";
import { createMessageTables } from "./create-tables.ts";
import { keeping, messagePeriod } from "./keeping.ts";
import { createMessages } from "./messages.ts";
import { createAdminMessages, handleMessage } from "./office.ts";
import type { MessageForm } from "./message-form.ts";
import { messageHolder } from "./personal-data.ts";
import * as words from "./words.ts";

/** What visitors write to the owner, by whichever form. */
export const messages = {
  name: "messages",
  migrations: { "0001-messages": createMessageTables },
  keeping,

  create({ database, outbox, ownerEmail, now }: House) {
    const kept = createMessages(database, outbox, now);
    const forms = messageForms.map(<Name extends string>(form: MessageForm<Name>) =>
      form.on(kept, ownerEmail),
    );
    return {
      service: {},
      forms,
      personalData: [messageHolder(database.kind)],
      retention: (_time, before) => [
        { table: "messages", key: "id", isPast: sql`created_at < ${before(messagePeriod)}` },
      ],
      office({ audit }) {
        const labels = new Map(forms.map((form) => [form.name as string, form.labels]));
        const panel = createAdminMessages({ database, audit, now, labels });
        return {
          panels: { messages: panel },
          sections: [{ path: MESSAGES, label: words.messages, key: "m", place: 30 }],
          tasks: {
            openMessages: {
              words: words.toAnswer,
              hint: words.toAnswerHint,
              href: listHref(MESSAGES, { state: "open" }),
              section: MESSAGES,
            },
          },
          actions: { "message-handled": handleMessage(panel) },
          async waiting() {
            const open = database.queries.selectFrom("messages").where("handled_at", "is", null);
            return { openMessages: await countRows(open) };
          },
        };
      },
    } satisfies MadeFeature;
  },
} as const satisfies Feature;
