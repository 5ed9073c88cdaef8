import { messageForm } from "#server/features/messages/message-form.ts";
import { contactForOwner, contactForVisitor } from "./mails.ts";
import { contact } from "./schema.ts";

export const contactForm = messageForm({
  name: "contact",
  schema: contact,
  sent: "Your message is with us. We will reply within two working days.",
  toOwner: contactForOwner,
  toVisitor: contactForVisitor,
});
