import * as z from "zod/mini";
import { email, line, text } from "#shared/forms/fields.ts";
import * as words from "./words.ts";

/** A comment on a post. It is shown once the owner has read it; the address never is. */
export const comment = z.object({
  /** Id of the post, as a hidden field carries it. */
  post: z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: words.unknownPost })),
  name: line(60),
  email: email(),
  message: text(2000),
});

export type CommentValues = z.infer<typeof comment>;
