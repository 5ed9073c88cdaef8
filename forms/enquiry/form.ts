import { messageForm } from "#server/features/messages/message-form.ts";
import * as house from "#server/words.ts";
import { enquiryForOwner, enquiryForVisitor } from "./mails.ts";
import { enquiry } from "./schema.ts";
import * as words from "./words.ts";

export const enquiryForm = messageForm({
  name: "enquiry",
  schema: enquiry,
  sent: `${words.received} ${words.youHear} ${words.mailFollows}`,
  labels: { topic: house.topic, name: house.name, email: house.email, message: house.message },
  mails: { toOwner: enquiryForOwner, toVisitor: enquiryForVisitor },
});
