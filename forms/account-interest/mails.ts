import { site } from "#content/site.ts";
import type { AccountInterestValues } from "./schema.ts";
import { accountKinds } from "./options.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

/** Tells the owner; an answer to it goes to the visitor. */
export function accountInterestForOwner(interest: AccountInterestValues, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: interest.email,
    subject: `Account request: ${accountLabel(interest)} (${interest.name})`,
    paragraphs: ["Someone would like to open an account. Reply to this email to invite them."],
    facts: [
      ["Account", accountLabel(interest)],
      ["Name", interest.name],
      ["Email", interest.email],
    ],
  });
}

/** Tells the visitor. It repeats their choice from the closed list and nothing that they typed. */
export function accountInterestForVisitor(interest: AccountInterestValues): Mail {
  return writeMail({
    to: interest.email,
    replyTo: site.email,
    subject: "We received your account request",
    paragraphs: [
      "Hello,",
      "Thank you. We will write to you within two working days with the next steps. Nothing is opened and you owe nothing until you have read and signed the terms.",
      "We will never ask for a password, a card number or a transfer by email.",
    ],
    facts: [["Account", accountLabel(interest)]],
    closing: `You are receiving this email because this address was entered in a form on our site. If that was not you, let us know at ${site.email}.`,
  });
}

function accountLabel({ account }: AccountInterestValues): string {
  return accountKinds.find(({ value }) => value === account)?.label ?? account;
}
