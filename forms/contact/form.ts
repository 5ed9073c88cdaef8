import { messageForm } from "#server/features/messages/message-form.ts";
import { contactForOwner, contactForVisitor } from "./mails.ts";
import { contact } from "./schema.ts";
import * as words from "./words.ts";

export const contactForm = messageForm({
  name: "contact",
  schema: contact,
  sent: `${words.received} ${words.mailFollows}`,
  toOwner: contactForOwner,
  toVisitor: contactForVisitor,
});
