import * as z from "zod/mini";
import { enquiryTopics } from "./options.ts";
import { choice, email, line, text } from "#shared/forms/fields.ts";
import * as words from "./words.ts";

/** Writing to the right one of us: a topic from a closed list instead of a subject of one's own. */
export const enquiry = z.object({
  topic: choice(
    enquiryTopics.map(({ value }) => value),
    words.chooseTopic,
  ),
  name: line(120),
  email: email(),
  message: text(4000),
});

export type EnquiryValues = z.infer<typeof enquiry>;
