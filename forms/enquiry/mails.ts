import { site } from "#content/site.ts";
import { enquiryTopics } from "./options.ts";
import type { EnquiryValues } from "./schema.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as house from "#server/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** Brings the message to the owner with its topic first, so that a mailbox can sort by it; an answer goes to the visitor. */
export function enquiryForOwner(enquiry: EnquiryValues, owner: string): Mail {
  const topic = topicLabel(enquiry);
  return writeMail({
    to: owner,
    replyTo: enquiry.email,
    subject: fill(words.ownerSubject, { topic, name: enquiry.name }),
    paragraphs: [words.ownerText],
    facts: [
      [house.topic, topic],
      [house.name, enquiry.name],
      [house.email, enquiry.email],
      [house.message, enquiry.message],
    ],
  });
}

/** Tells the visitor that the message arrived. Of what they sent it repeats the topic alone, which comes from a closed list. */
export function enquiryForVisitor(enquiry: EnquiryValues): Mail {
  return writeMail({
    to: enquiry.email,
    replyTo: site.email,
    subject: words.visitorSubject,
    paragraphs: [house.hello, words.visitorText],
    facts: [[house.topic, topicLabel(enquiry)]],
    closing: fill(house.fromForm, { email: site.email }),
  });
}

function topicLabel({ topic }: EnquiryValues): string {
  return enquiryTopics.find(({ value }) => value === topic)?.label ?? topic;
}
