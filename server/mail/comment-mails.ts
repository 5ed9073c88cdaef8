import type { CommentValues } from "#shared/forms/comment.ts";
import { writeMail } from "./layout.ts";
import type { Mail } from "./mail.ts";

interface Post {
  title: string;
  path: string;
}

/** Brings a comment to the owner, with the link to the page on which it is let in or turned away. */
export function commentForOwner(
  comment: CommentValues,
  post: Post,
  { owner, token, publicUrl }: { owner: string; token: string; publicUrl: string },
): Mail {
  return writeMail({
    to: owner,
    replyTo: comment.email,
    subject: `Comment by ${comment.name} on “${post.title}”`,
    paragraphs: [
      "Somebody commented on a post. Nobody sees it before you let it in; the link leads to a page with both buttons and works for thirty days.",
    ],
    facts: [
      ["Post", `${post.title}\n${publicUrl}${post.path}`],
      ["Name", comment.name],
      ["E-mail, never shown", comment.email],
      ["Comment", comment.message],
    ],
    button: { label: "Read and decide", href: `${publicUrl}/comments/moderate/${token}` },
  });
}
