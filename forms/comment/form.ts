import { visitorForm } from "#server/contract/form.ts";
import { comment, type CommentValues } from "./schema.ts";

export function commentForm(comments: { store(values: CommentValues): Promise<boolean> }) {
  return visitorForm({
    name: "comment",
    schema: comment,
    sent: "Thank you for your comment. It appears here once it has been approved.",
    mailboxFor: "comment",
    store: (values) => comments.store(values),
  });
}
