import { commentReviewPath } from "#content/addresses.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as house from "#server/words.ts";
import { REVIEW_LINK_DAYS } from "#shared/comments/lifetimes.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { fill } from "#shared/words.ts";
import type { CommentValues } from "./schema.ts";
import * as words from "./words.ts";

/** Brings a comment to the owner, with the link to the page on which it is let in or turned away. */
export function commentForOwner(
  comment: CommentValues,
  post: { title: string; path: string },
  { owner, token, publicUrl }: { owner: string; token: string; publicUrl: string },
): Mail {
  return writeMail({
    to: owner,
    replyTo: comment.email,
    subject: fill(words.mailSubject, { name: comment.name, post: post.title }),
    paragraphs: [fill(words.mailText, { time: counted(formWords.forDays, REVIEW_LINK_DAYS) })],
    facts: [
      [words.post, `${post.title}\n${publicUrl}${post.path}`],
      [house.name, comment.name],
      [words.emailNotPublished, comment.email],
      [words.comment, comment.message],
    ],
    button: { label: words.reviewComment, href: `${publicUrl}${commentReviewPath(token)}` },
  });
}
