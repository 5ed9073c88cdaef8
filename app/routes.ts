import {
  type RouteConfig,
  type RouteConfigEntry,
  index,
  layout,
  route,
} from "@react-router/dev/routes";
import {
  type Page,
  type FooterName,
  footerNames,
  type HeaderName,
  headerNames,
} from "#registry/page.ts";
import { pages } from "#registry/pages.ts";
import { postTypes } from "../content/post-fields.ts";
import { MAINTENANCE_PAGE } from "#shared/maintenance.ts";

/**
 * The route table, made from the page registry. A page's header and footer, chosen there by name, become its layout routes
 * (header › footer › page), so their code is loaded with the page and stays mounted between pages that share it.
 */
const pagesByFrame = Map.groupBy(pages, ({ header, footer }) => `${header} ${footer}`);

const adminPages = [
  ["admin", "overview"],
  ["admin/orders", "orders"],
  ["admin/orders/:number", "order"],
  ["admin/stock", "stock"],
  ["admin/messages", "messages"],
  ["admin/messages/:id", "message"],
  ["admin/comments", "comments"],
  ["admin/subscribers", "subscribers"],
  ["admin/people", "people"],
  ["admin/audit", "audit"],
] as const;

export default [
  ...[...pagesByFrame.values()].map((group) =>
    frame(group[0]!.header, group[0]!.footer, group.map(pageRoute)),
  ),
  frame(
    "header-reverse-scroll",
    "footer-style-08",
    [
      ...postTypes.map((type) =>
        route(`blog-types/${type}/:id`, `features/blog/pages/types/${type}.tsx`),
      ),
      route("blogs/category/:category", "features/blog/pages/category.tsx"),
      route("blogs/author/:author", "features/blog/pages/author.tsx"),
    ],
    "blog",
  ),
  frame(
    "white-header",
    "footer-style-09",
    [route("portfolio/projects/:slug", "features/portfolio/pages/project.tsx")],
    "portfolio",
  ),
  frame(
    "header-reverse-scroll",
    "footer-style-01",
    [route("shop/single-product/:slug", "features/shop/pages/product.tsx")],
    "shop",
  ),
  frame(
    "header-disable-fixed",
    "footer-style-09",
    [
      route("shop/orders/:token", "features/shop/pages/order.tsx"),
      route("account", "features/accounts/pages/account.tsx"),
      route("account/verify/:token", "features/accounts/pages/verify.tsx"),
      route("account/password", "features/accounts/pages/forgotten.tsx"),
      route("account/password/:token", "features/accounts/pages/new-password.tsx"),
    ],
    "shop",
  ),
  frame(
    "transparent-header",
    "footer-style-01",
    [
      route("comments/moderate/:token", "features/comments/pages/moderate.tsx"),
      route("search.json", "features/search/pages/answers.ts"),
      route("subscription/confirm/:token", "features/newsletter/pages/confirm.tsx"),
      route("subscription/unsubscribe/:token", "features/newsletter/pages/unsubscribe.tsx"),
      route("*", "frame/errors/not-found.tsx"),
    ],
    "extra",
  ),
  // The back office has a frame of its own. Its ids begin with `admin`: where it is closed, the server knows none of them.
  layout(
    "features/back-office/pages/layout.tsx",
    { id: "admin" },
    adminPages.map(([path, name]) =>
      route(path, `features/back-office/pages/${name}.tsx`, { id: `admin/${name}` }),
    ),
  ),
  route("admin/sign-in/:token", "features/back-office/pages/sign-in.tsx", { id: "admin/sign-in" }),
  // Files that a page offers for download; `scripts/lib/prerender.ts` writes them with the pages.
  route("home-events-conference/calendar/:file", "demos/events-conference/calendar.ts"),
  // In the place of every page while the site is being worked on: without header and footer.
  route(MAINTENANCE_PAGE.slice(1), "frame/errors/closed.tsx"),
  // Each header with each footer, to choose from. Browsers learn of these routes only on the pages themselves.
  ...headerNames.flatMap((header) =>
    footerNames.map((footer) =>
      frame(
        header,
        footer,
        [
          route(`try/${header}/${footer}`, "showcase/frames/page.tsx", {
            id: `try/${header}/${footer}`,
          }),
        ],
        "try",
      ),
    ),
  ),
] satisfies RouteConfig;

function frame(
  header: HeaderName,
  footer: FooterName,
  children: RouteConfigEntry[],
  suffix = "",
): RouteConfigEntry {
  const id = [suffix, header, footer].filter(Boolean).join("/");
  return layout(`frame/headers/${header}.tsx`, { id: `${id}/header` }, [
    layout(`frame/footers/${footer}.tsx`, { id: `${id}/footer` }, children),
  ]);
}

function pageRoute({ path, module }: Page): RouteConfigEntry {
  return path === "/" ? index(module, { id: path }) : route(path.slice(1), module, { id: path });
}
