import { messageForm } from "#server/features/messages/message-form.ts";
import * as house from "#server/words.ts";
import { accountInterestForOwner, accountInterestForVisitor } from "./mails.ts";
import { accountInterest } from "./schema.ts";
import * as words from "./words.ts";

export const accountInterestForm = messageForm({
  name: "account-interest",
  schema: accountInterest,
  sent: `${words.received} ${words.next}`,
  labels: { account: words.account, name: house.name, email: house.email },
  mails: { toOwner: accountInterestForOwner, toVisitor: accountInterestForVisitor },
});
