import type { AdminForm } from "#shared/admin/forms.ts";

/** What is said once after a form of the back office has done its work. */
export const noticeWords: Record<AdminForm, string> = {
  "admin-sign-in": "If this address has access, a sign-in link is on its way.",
  "admin-redeem": "You are signed in.",
  "admin-sign-out": "You are signed out.",
  "order-move": "Order updated",
  "stock-count": "Stock count saved",
  "message-handled": "Message updated",
  "comment-decide": "Comment updated",
  "person-erase": "All data for this address is erased. The audit log has a record of it.",
};

/** The same by what was chosen, where one form can do several things. */
const choiceWords: Readonly<Record<string, string>> = {
  "order-move packed": "Marked as packed",
  "order-move sent": "Marked as sent",
  "order-move delivered": "Marked as delivered",
  "order-move refunded": "Marked as refunded",
  "message-handled 1": "Marked as done",
  "message-handled ": "Message reopened",
  "comment-decide shown": "Comment approved",
  "comment-decide refused": "Comment rejected",
};

/** What to say after a form. A page that came back without script knows which form it was, and not what it sent. */
export function noticeOf(form: AdminForm, fields: Readonly<Record<string, string>> = {}): string {
  const { state, verdict, handled } = fields;
  return choiceWords[`${form} ${state ?? verdict ?? handled ?? "unknown"}`] ?? noticeWords[form];
}
