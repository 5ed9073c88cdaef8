import type { AdminForm } from "#shared/admin/forms.ts";

/** What is said once after a form of the back office has done its work. */
export const noticeWords: Record<AdminForm, string> = {
  "admin-sign-in": "If that address runs this site, a link is on its way to it.",
  "admin-redeem": "You are signed in.",
  "admin-sign-out": "You are signed out.",
  "order-move": "The order has its new state.",
  "stock-count": "The count is saved.",
  "message-handled": "The message has its new state.",
  "comment-decide": "The comment is decided.",
  "person-erase":
    "Everything about this address is erased, and the audit log says that it was done.",
};
