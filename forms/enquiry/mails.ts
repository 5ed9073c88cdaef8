import { site } from "#content/site.ts";
import { enquiryTopics } from "./options.ts";
import type { EnquiryValues } from "./schema.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

/** Brings the message to the owner with its topic first, so that a mailbox can sort by it; an answer goes to the visitor. */
export function enquiryForOwner(enquiry: EnquiryValues, owner: string): Mail {
  const topic = topicLabel(enquiry);
  return writeMail({
    to: owner,
    replyTo: enquiry.email,
    subject: `${topic}: ${enquiry.name}`,
    paragraphs: [
      "Someone wrote to you and chose the topic below. Reply to this email to answer them.",
    ],
    facts: [
      ["Topic", topic],
      ["Name", enquiry.name],
      ["Email", enquiry.email],
      ["Message", enquiry.message],
    ],
  });
}

/** Tells the visitor that the message arrived. Of what they sent it repeats the topic alone, which comes from a closed list. */
export function enquiryForVisitor(enquiry: EnquiryValues): Mail {
  return writeMail({
    to: enquiry.email,
    replyTo: site.email,
    subject: "Your message has arrived",
    paragraphs: [
      "Hello,",
      "We have passed your message to the right person. We will reply to this address within two working days.",
    ],
    facts: [["Topic", topicLabel(enquiry)]],
    closing: `You are receiving this email because this address was entered in a form on our site. If that was not you, let us know at ${site.email}.`,
  });
}

function topicLabel({ topic }: EnquiryValues): string {
  return enquiryTopics.find(({ value }) => value === topic)?.label ?? topic;
}
