/** The forms of the back office, by the name in their hidden field `form`. They are posted to the page that they stand on. */
export const adminForms = [
  "admin-sign-in",
  "admin-redeem",
  "admin-sign-out",
  "order-move",
  "stock-count",
  "message-handled",
  "comment-decide",
  "person-erase",
] as const;

export type AdminForm = (typeof adminForms)[number];

export function isAdminForm(name: string): name is AdminForm {
  return (adminForms as readonly string[]).includes(name);
}
