import { visitorForm } from "#server/contract/form.ts";
import { comment, type CommentValues } from "./schema.ts";
import * as words from "./words.ts";

export function commentForm(comments: { store(values: CommentValues): Promise<boolean> }) {
  return visitorForm({
    name: "comment",
    schema: comment,
    sent: `${words.thanks} ${words.appears}`,
    mailboxFor: "comment",
    store: (values) => comments.store(values),
  });
}
