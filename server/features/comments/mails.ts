import type { CommentValues } from "#forms/comment/schema.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

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
      "Someone commented on a post. The comment appears only if you approve it. The link below works for thirty days.",
    ],
    facts: [
      ["Post", `${post.title}\n${publicUrl}${post.path}`],
      ["Name", comment.name],
      ["Email (not published)", comment.email],
      ["Comment", comment.message],
    ],
    button: { label: "Review comment", href: `${publicUrl}/comments/moderate/${token}` },
  });
}
