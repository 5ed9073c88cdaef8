import { demosLabel, menuSections } from "#content/menu.ts";
import type { LinkGroup, MenuEntry, MenuItem, NavigationLink } from "#content/navigation.ts";
import { homeKinds, type Page } from "./page.ts";

/** One menu of the bar with all its links. */
interface Menu {
  label: string;
  /** What its list of links is known by; the menu may call it as it likes. */
  list: string;
  kind: "dropdown" | "mega";
  groups: readonly LinkGroup[];
}

/** The list of home pages: headers of pages with links of their own lead to it, too. */
const DEMOS = "demos";

/** A group with more links than this is set in columns. */
const GROUP_HEIGHT = 16;

type PageLink = Pick<Page, "path" | "label" | "group" | "kind">;

/** The home pages that exist, by kind of business; kinds without one are left out. */
export function demoGroups(pages: readonly PageLink[]): LinkGroup[] {
  return homeKinds
    .map((kind) => ({
      title: kind,
      links: pages.filter((page) => page.kind === kind).flatMap(toLinks),
    }))
    .filter(({ links }) => links.length > 0);
}

/**
 * The site's whole menu over all page groups. Groups without a page are left out, small ones become dropdowns. The first menu is that of
 * the home pages, as long as there are others than the front page.
 */
export function siteMenu(pages: readonly PageLink[]): Menu[] {
  const rest = menuSections.flatMap(({ label, groups }): Menu[] => {
    const filled = groups
      .map(({ title, group, paths = /^/ }) => ({
        title,
        links: pages
          .filter((page) => page.group === group && paths.test(page.path))
          .flatMap(toLinks),
      }))
      .filter(({ links }) => links.length > 0);
    const links = filled.flatMap((group) => group.links);
    // A menu of one entry is no menu.
    if (links.length < 2) return [];
    return [
      {
        label,
        list: label.toLowerCase(),
        groups: filled,
        kind: links.length <= 10 && filled.length === 1 ? "dropdown" : "mega",
      },
    ];
  });
  const demos = demoGroups(pages);
  return demos.length > 0
    ? [{ kind: "mega", label: demosLabel, list: DEMOS, groups: demos }, ...rest]
    : rest;
}

/**
 * The entries of a menu that is a plain list of pages. A word with one page below it, or none, is left out or is that page.
 * @param isThere whether there is anything at an address; there is without it.
 */
export function listedEntries(
  items: readonly MenuItem[],
  isThere: (path: string) => boolean = () => true,
): MenuEntry[] {
  return items.flatMap((item): MenuEntry[] => {
    if ("href" in item) return isThere(item.href) ? [{ kind: "link", ...item }] : [];
    const links = item.links.filter(({ href }) => isThere(href));
    const [only, ...others] = links;
    if (!only) return [];
    return others.length === 0
      ? [{ kind: "link", ...only }]
      : [{ kind: "dropdown", ...item, links }];
  });
}

/** The menu's entries without their links. */
export function menuEntries(menus: readonly Menu[]): MenuEntry[] {
  return menus.map(({ kind, label, list, groups }) => ({
    kind,
    label,
    list,
    columns: groups.reduce((sum, group) => sum + columnsOf(group), 0),
  }));
}

/**
 * The links of each entry as HTML: written into the page by the server and left alone by the browser's script.
 * @param hrefOf where a page's link leads, when that is not its own address.
 */
export function menuLists(
  menus: readonly Menu[],
  hrefOf: (path: string) => string = (path) => path,
): Record<string, string> {
  const leading = ({ title, links }: LinkGroup) => ({
    title,
    links: links.map(({ label, href }) => ({ label, href: hrefOf(href) })),
  });
  return Object.fromEntries(
    menus.map(({ list, groups }) => [
      list,
      groups.map((group) => groupHtml(leading(group), groups.length > 1)).join(""),
    ]),
  );
}

function groupHtml({ title, links }: LinkGroup, withTitle: boolean): string {
  const items = links
    .map(({ label, href }) => `<li><a href="${href}">${escapeHtml(label)}</a></li>`)
    .join("");
  const heading = withTitle ? `<p>${escapeHtml(title)}</p>` : "";
  const columns = columnsOf({ title, links });
  return `<div${columns > 1 ? ` data-columns="${columns}"` : ""}>${heading}<ul>${items}</ul></div>`;
}

function columnsOf({ links }: LinkGroup): number {
  return Math.ceil(links.length / GROUP_HEIGHT);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function toLinks(page: PageLink | undefined): NavigationLink[] {
  return page ? [{ label: page.label, href: page.path }] : [];
}
