import type { ExtraRoute, FeatureAddresses } from "#registry/page.ts";

/** A page of the back office, within its frame. */
function page(path: string, module: string, title: string, reason: string): ExtraRoute {
  return {
    path,
    title,
    reason,
    module: `features/back-office/pages/${module}.tsx`,
    frame: "back office",
  };
}

/** For whoever runs the site, and nowhere unless ADMIN_EMAILS is set. */
const others: readonly ExtraRoute[] = [
  page("/admin", "overview", "Overview", "the owner's day: what waits for somebody"),
  page("/admin/orders", "orders", "Orders", "every order, to be packed and sent"),
  page("/admin/orders/:number", "order", "Order", "one order and its next step"),
  page("/admin/stock", "stock", "Stock", "what is on the shelf, to be counted"),
  page("/admin/messages", "messages", "Messages", "what visitors wrote"),
  page("/admin/messages/:id", "message", "Message", "one message, to be answered"),
  page("/admin/comments", "comments", "Comments", "comments, to be let in or turned away"),
  page("/admin/subscribers", "subscribers", "Subscribers", "who asked for the letter"),
  { path: "/admin/subscribers.csv", reason: "the same as a file for a spreadsheet" },
  page("/admin/people", "people", "People", "what is kept about one address, and its end"),
  { path: "/admin/people.json", reason: "the same as a file for the person who asks" },
  page("/admin/audit", "audit", "Audit log", "what was done in the back office"),
  {
    path: "/admin/sign-in/:token",
    title: "Sign in",
    reason: "where the mailed link leads; it works once",
    module: "features/back-office/pages/sign-in.tsx",
  },
];

export const backOffice: FeatureAddresses = { others };
