import { site } from "#content/site.ts";
import type { AccountInterestValues } from "./schema.ts";
import { accountKinds } from "./options.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as house from "#server/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** Tells the owner; an answer to it goes to the visitor. */
export function accountInterestForOwner(interest: AccountInterestValues, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: interest.email,
    subject: fill(words.ownerSubject, { account: accountLabel(interest), name: interest.name }),
    paragraphs: [words.ownerText],
    facts: [
      [words.account, accountLabel(interest)],
      [house.name, interest.name],
      [house.email, interest.email],
    ],
  });
}

/** Tells the visitor. It repeats their choice from the closed list and nothing that they typed. */
export function accountInterestForVisitor(interest: AccountInterestValues): Mail {
  return writeMail({
    to: interest.email,
    replyTo: site.email,
    subject: words.visitorSubject,
    paragraphs: [house.hello, words.visitorText, words.neverAsked],
    facts: [[words.account, accountLabel(interest)]],
    closing: fill(house.fromForm, { email: site.email }),
  });
}

function accountLabel({ account }: AccountInterestValues): string {
  return accountKinds.find(({ value }) => value === account)?.label ?? account;
}
