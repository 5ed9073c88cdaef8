import { messageForm } from "#server/features/messages/message-form.ts";
import { accountInterestForOwner, accountInterestForVisitor } from "./mails.ts";
import { accountInterest } from "./schema.ts";

export const accountInterestForm = messageForm({
  name: "account-interest",
  schema: accountInterest,
  sent: "Your request for an account is with us. We will reply within two working days. You will get an email to confirm that it arrived.",
  toOwner: accountInterestForOwner,
  toVisitor: accountInterestForVisitor,
});
