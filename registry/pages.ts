import { MAINTENANCE_PAGE } from "#shared/maintenance.ts";
import { blogsPages } from "#app/features/blog/pages/entries.ts";
import { elementsPages } from "#app/showcase/elements/entries.ts";
import { footersPages } from "#app/showcase/footers/entries.ts";
import { headersPages } from "#app/showcase/headers/entries.ts";
import { homePages } from "#app/demos/entries.ts";
import { iconsPages } from "#app/showcase/icons/entries.ts";
import { informationPages } from "#app/information/entries.ts";
import { modalsPages } from "#app/showcase/modals/entries.ts";
import { pageTitlesPages } from "#app/showcase/page-titles/entries.ts";
import { portfolioPages } from "#app/features/portfolio/pages/entries.ts";
import { accountsPages } from "#app/features/accounts/pages/entries.ts";
import type { Page } from "./page.ts";
import { shopPages } from "#app/features/shop/pages/entries.ts";

/**
 * Every page of the specification's point 2, in the specification's order. Routes, prerender list, menus,
 * sitemap, search and tests are all derived from this list; a page that is not here does not exist.
 */
export const pages: readonly Page[] = [
  ...homePages,
  ...headersPages,
  ...footersPages,
  ...elementsPages,
  ...portfolioPages,
  ...blogsPages,
  ...modalsPages,
  ...iconsPages,
  ...pageTitlesPages,
  ...informationPages,
  ...shopPages,
  ...accountsPages,
];

/** The back office: for whoever runs the site, and nowhere unless ADMIN_EMAILS is set. */
const adminRoutes = [
  { path: "/admin", title: "Overview", reason: "the owner's day: what waits for somebody" },
  { path: "/admin/orders", title: "Orders", reason: "every order, to be packed and sent" },
  { path: "/admin/orders/:number", title: "Order", reason: "one order and its next step" },
  { path: "/admin/stock", title: "Stock", reason: "what is on the shelf, to be counted" },
  { path: "/admin/messages", title: "Messages", reason: "what visitors wrote" },
  { path: "/admin/messages/:id", title: "Message", reason: "one message, to be answered" },
  { path: "/admin/comments", title: "Comments", reason: "comments, to be let in or turned away" },
  { path: "/admin/subscribers", title: "Subscribers", reason: "who asked for the letter" },
  { path: "/admin/subscribers.csv", reason: "the same as a file for a spreadsheet" },
  { path: "/admin/people", title: "People", reason: "what is kept about one address, and its end" },
  { path: "/admin/people.json", reason: "the same as a file for the person who asks" },
  { path: "/admin/audit", title: "Audit log", reason: "what was done in the back office" },
  {
    path: "/admin/sign-in/:token",
    title: "Sign in",
    reason: "where the mailed link leads; it works once",
  },
] as const;

/**
 * Addresses outside the specification, each with its reason. They have parameters or no HTML, so they are written out in
 * `app/routes.ts` or served by the server; the list is what the registry test and the link check know of them. `title` is the document's,
 * for those that are pages; search engines are told not to list them.
 */
export const extraRoutes: readonly { path: string; reason: string; title?: string }[] = [
  {
    path: "/try/:header/:footer",
    title: "A header and a footer to try",
    reason:
      "every header with every footer, to choose from; nothing leads there before somebody wants to choose",
  },
  {
    path: "/portfolio/projects/:slug",
    reason: "every project of the portfolio, in its own of the five layouts",
  },
  {
    path: "/shop/single-product/:slug",
    reason: "every article of the shop; the address without a name shows the featured one",
  },
  {
    path: "/home-events-conference/calendar/:file",
    reason: "the programme as calendar files: each talk, each day, both days",
  },
  {
    path: "/shop/orders/:token",
    title: "Your order",
    reason: "where a buyer comes after ordering, and the mails about the order lead",
  },
  {
    path: "/account",
    title: "Your account",
    reason: "orders, details and data of whoever is signed in; everybody else is sent to sign in",
  },
  {
    path: "/account/verify/:token",
    title: "Confirm your address",
    reason: "the page that the mail to a new account leads to",
  },
  {
    path: "/account/password",
    title: "Ask for a new password",
    reason: "for whoever has forgotten theirs",
  },
  {
    path: "/account/password/:token",
    title: "Set a new password",
    reason: "the page that the mail about a forgotten password leads to",
  },
  {
    path: "/account/my-data.json",
    reason: "a copy of what is kept about whoever is signed in, as a file",
  },
  {
    path: "/subscription/confirm/:token",
    title: "Confirm your subscription",
    reason: "double opt-in: the page that the confirmation mail leads to",
  },
  {
    path: "/subscription/unsubscribe/:token",
    title: "Unsubscribe",
    reason: "the page that the unsubscribe link of every newsletter leads to",
  },
  {
    path: "/comments/moderate/:token",
    title: "Review comment",
    reason: "where the mail about a new comment leads its owner",
  },
  ...adminRoutes,
  {
    path: MAINTENANCE_PAGE,
    title: "Back soon",
    reason: "what every page answers while MAINTENANCE is set; at any other time there is nothing",
  },
  { path: "/search.json", reason: "the search page's answers for the palette (Ctrl K)" },
  { path: "/feed.xml", reason: "the blog for feed readers, RSS 2.0" },
  { path: "/atom.xml", reason: "the blog for feed readers, Atom 1.0" },
  { path: "/feed.json", reason: "the blog for feed readers, JSON Feed" },
  { path: "/sitemap.xml", reason: "for search engines" },
  { path: "/robots.txt", reason: "for search engines" },
  {
    path: "/dev/mail/:key",
    reason: "kept mails, on this machine alone, for whoever has the key that is printed at start",
  },
];

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page at an address, spelled exactly; undefined when there is none. */
export function findPage(path: string): Page | undefined {
  return byPath.get(path);
}

/** The title of a page outside the registry, or undefined when no such page is known. */
export function extraTitle(path: string): string | undefined {
  return extraRoutes.find((route) =>
    new RegExp(`^${route.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  )?.title;
}
