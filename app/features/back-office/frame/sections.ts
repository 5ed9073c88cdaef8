import type { Waiting } from "#server/services/services.ts";

/** A part of the back office: where it is, what it is called, the key after `g` that leads there. */
export interface AdminSection {
  path: string;
  label: string;
  key: string;
  /** How many things wait there for somebody. */
  waiting?: (counts: Waiting) => number;
}

/** In the order of a working day. */
export const adminSections: readonly AdminSection[] = [
  { path: "/admin", label: "Overview", key: "h" },
  {
    path: "/admin/orders",
    label: "Orders",
    key: "o",
    waiting: ({ ordersToPack, ordersToSend }) => ordersToPack + ordersToSend,
  },
  { path: "/admin/stock", label: "Stock", key: "s" },
  {
    path: "/admin/messages",
    label: "Messages",
    key: "m",
    waiting: ({ openMessages }) => openMessages,
  },
  {
    path: "/admin/comments",
    label: "Comments",
    key: "c",
    waiting: ({ heldComments }) => heldComments,
  },
  { path: "/admin/subscribers", label: "Subscribers", key: "u" },
  { path: "/admin/people", label: "People", key: "p" },
  { path: "/admin/audit", label: "Audit log", key: "a" },
];

/** Whether the page at `pathname` belongs to a section. */
export function isInSection({ path }: AdminSection, pathname: string): boolean {
  return pathname === path || (path !== "/admin" && pathname.startsWith(`${path}/`));
}
