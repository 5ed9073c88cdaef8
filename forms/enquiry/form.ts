import { messageForm } from "#server/features/messages/message-form.ts";
import { enquiryForOwner, enquiryForVisitor } from "./mails.ts";
import { enquiry } from "./schema.ts";
import * as words from "./words.ts";

export const enquiryForm = messageForm({
  name: "enquiry",
  schema: enquiry,
  sent: `${words.received} ${words.youHear} ${words.mailFollows}`,
  toOwner: enquiryForOwner,
  toVisitor: enquiryForVisitor,
});
