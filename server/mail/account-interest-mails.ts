import { site } from "#content/site.ts";
import type { AccountInterestValues } from "#shared/forms/account-interest.ts";
import { accountKinds } from "#shared/forms/account-options.ts";
import { writeMail } from "./layout.ts";
import type { Mail } from "./mail.ts";

/** Tells the owner; an answer to it goes to the visitor. */
export function accountInterestForOwner(interest: AccountInterestValues, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: interest.email,
    subject: `Account wanted: ${accountLabel(interest)} (${interest.name})`,
    paragraphs: ["Somebody wants to open an account. Reply to this mail to invite them."],
    facts: [
      ["Account", accountLabel(interest)],
      ["Name", interest.name],
      ["E-mail", interest.email],
    ],
  });
}

/** Tells the visitor. It repeats their choice from the closed list and nothing that they typed. */
export function accountInterestForVisitor(interest: AccountInterestValues): Mail {
  return writeMail({
    to: interest.email,
    replyTo: site.email,
    subject: "We received your wish for an account",
    paragraphs: [
      "Hello,",
      "Thank you. We write to you within two working days with what is needed to open it. Nothing is opened and nothing is owed until you have read the terms and signed them.",
      "We will never ask for a password, a card number or a transfer by mail.",
    ],
    facts: [["Account", accountLabel(interest)]],
    closing: `You receive this mail because this address was given in a form on our site. If that was not you, tell us at ${site.email}.`,
  });
}

function accountLabel({ account }: AccountInterestValues): string {
  return accountKinds.find(({ value }) => value === account)?.label ?? account;
}
