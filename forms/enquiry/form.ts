import { messageForm } from "#server/features/messages/message-form.ts";
import { enquiryForOwner, enquiryForVisitor } from "./mails.ts";
import { enquiry } from "./schema.ts";

export const enquiryForm = messageForm({
  name: "enquiry",
  schema: enquiry,
  sent: "Your message is with us. You will have a reply within two working days.",
  toOwner: enquiryForOwner,
  toVisitor: enquiryForVisitor,
});
