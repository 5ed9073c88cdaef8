import { visitorForm } from "#server/contract/form.ts";
import * as house from "#server/words.ts";
import { comment, type CommentValues } from "./schema.ts";
import * as words from "./words.ts";

export function commentForm(comments: { store(values: CommentValues): Promise<boolean> }) {
  return visitorForm({
    name: "comment",
    schema: comment,
    sent: `${words.thanks} ${words.appears}`,
    labels: { post: words.post, name: house.name, email: house.email, message: house.message },
    mailboxFor: "comment",
    store: (values) => comments.store(values),
  });
}
