import * as z from "zod/mini";
import { email, line, optionalLine, text } from "#shared/forms/fields.ts";

/** Writing to the site's owner. The subject may stay empty: most people know what they want to say, not what to call it. */
export const contact = z.object({
  name: line(120),
  email: email(),
  subject: optionalLine(160),
  message: text(4000),
});

export type ContactValues = z.infer<typeof contact>;
