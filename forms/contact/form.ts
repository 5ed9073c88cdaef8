import { messageForm } from "#server/features/messages/message-form.ts";
import * as house from "#server/words.ts";
import { contactForOwner, contactForVisitor } from "./mails.ts";
import { contact } from "./schema.ts";
import * as words from "./words.ts";

export const contactForm = messageForm({
  name: "contact",
  schema: contact,
  sent: `${words.received} ${words.mailFollows}`,
  labels: { name: house.name, email: house.email, subject: words.subject, message: house.message },
  mails: { toOwner: contactForOwner, toVisitor: contactForVisitor },
});
