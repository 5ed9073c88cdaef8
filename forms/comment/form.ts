import { visitorForm } from "#server/contract/form.ts";
import * as house from "#server/words.ts";
import { commentForOwner } from "./mails.ts";
import { comment, type CommentValues } from "./schema.ts";
import * as words from "./words.ts";

const mails = { toOwner: commentForOwner };

export type CommentMails = typeof mails;

export function commentForm(comments: {
  store: (values: CommentValues, mails: CommentMails) => Promise<boolean>;
}) {
  return visitorForm({
    name: "comment",
    schema: comment,
    sent: `${words.thanks} ${words.appears}`,
    labels: { post: words.post, name: house.name, email: house.email, message: house.message },
    mailboxFor: "comment",
    mails,
    store: (values, given) => comments.store(values, given),
  });
}
