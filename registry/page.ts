import type { FeatureContents } from "./content-page.ts";
import type { SocialCardName } from "#content/social-cards.ts";
import { siteFrame, siteSkin } from "#content/site.ts";
import type { StorageKind } from "#shared/owner-script.ts";
import type { Skin } from "#app/skins/skin.ts";
import { sharedSkins } from "#app/skins/shared.ts";

/** The groups of the specification's point 2, in its order, and what is said of the template; they are also the columns of the mega menu. */
export const pageGroups = [
  "home",
  "template",
  "headers",
  "footers",
  "elements",
  "portfolio",
  "blogs",
  "modals",
  "icons",
  "pageTitles",
  "information",
  "shop",
] as const;

export type PageGroup = (typeof pageGroups)[number];

/** Headers that exist: file names in `app/frame/headers/`. */
export const headerNames = [
  "transparent-header",
  "white-header",
  "dark-header",
  "header-with-top-bar",
  "center-navigation",
  "center-logo",
  "top-logo",
  "one-page-navigation",
  "header-always-fixed",
  "header-disable-fixed",
  "header-reverse-scroll",
  "header-responsive-sticky",
  "header-with-push",
  "left-menu-classic",
  "left-menu-modern",
  "mobile-menu-classic",
  "mobile-menu-modern",
  "mobile-menu-full-screen",
  "hamburger-menu",
  "hamburger-menu-modern",
  "hamburger-menu-half",
] as const;

export type HeaderName = (typeof headerNames)[number];

/** Footers that exist: file names in `app/frame/footers/`. */
export const footerNames = [
  "footer-style-01",
  "footer-style-02",
  "footer-style-03",
  "footer-style-04",
  "footer-style-05",
  "footer-style-06",
  "footer-style-07",
  "footer-style-08",
  "footer-style-09",
  "footer-style-10",
  "footer-style-11",
  "footer-style-12",
] as const;

export type FooterName = (typeof footerNames)[number];

/** What home pages are listed under, in this order. */
export const homeKinds = [
  "Business",
  "Places and wellbeing",
  "Agencies and portfolios",
  "Shops and publications",
] as const;

/** What home pages can be filtered by, in this order. */
export const homeFeatures = ["Booking", "Shop", "Calculator", "Journal"] as const;

type HomeFeature = (typeof homeFeatures)[number];

/** A page that visitors look for: in menus, the sitemap and the search. */
export interface Page {
  /** The address; of a page of the specification letter for letter as there. */
  path: string;
  /** Of a page outside the specification: why there is one. */
  reason?: string;
  /** What menus call the page. */
  label: string;
  group: PageGroup;
  /** Of a home page: what menus list it under. One without is in no menu. */
  kind?: (typeof homeKinds)[number];
  /** What people also search by who look for it; of a home page: the trades that it suits. */
  keywords?: readonly string[];
  /** Of a home page: what visitors can do there that owners ask for. */
  shows?: readonly HomeFeature[];
  /** `<title>`; the site's name is added after it. Unique in the site. */
  title: string;
  /** The same where it is the front page; `title` when left out. */
  frontTitle?: string;
  /** Meta description, 70 to 160 characters; also the text of search results and social cards. */
  description: string;
  /** The route module, relative to `app/`. */
  module: string;
  header: HeaderName;
  footer: FooterName;
  skin: Skin;
  /** The address that search engines should know this page by, when it is another one. */
  canonical?: string;
  /** Set where the page is a list that `?page=2` turns: each of its pages is one of its own for search engines. */
  isPaged?: true;
  /** The card shown when the page is shared; the site's own when left out. */
  social?: SocialCardName;
  /** Set where the page is one piece of content, as a post's own page is (`ContentPage.kind`). */
  isArticle?: true;
  /** Set to false for pages whose HTML depends on the request. */
  prerender?: false;
  /**
   * What it says of the stock of the shop's goods: whether they are there or few are left (`availability`), or also how many can be ordered
   * (`quantities`). Once that is no longer what the build wrote, it is rendered on request.
   */
  stock?: "availability" | "quantities";
  /** What its script leaves in a visitor's browser. */
  stored?: readonly StoredThing[];
}

/** An address that a module answers, with parameters as `:name`. */
export interface RouteEntry {
  path: string;
  /** The route module, relative to `app/`. */
  module: string;
  /** What stands round it: header and footer, or the frame that a feature hands in under this name; nothing when left out. */
  frame?: { header: HeaderName; footer: FooterName } | FeatureFrame["name"];
}

/** What stands round a feature's pages, and those that others add to them, in the place of header and footer. */
export interface FeatureFrame {
  name: "back office";
  /** Of its layout route. */
  id: string;
  /** The layout's module, relative to `app/`. */
  module: string;
}

/**
 * An address outside the specification, with the reason that there is one. Those without a module the server answers by itself. `title` is
 * the document's, for those that are pages; search engines are told not to list them.
 */
export interface ExtraRoute extends Pick<RouteEntry, "path" | "frame"> {
  module?: string;
  title?: string;
  /** Answers with files: those that a page links to are written with it when the site is built. */
  isFile?: true;
  reason: string;
}

/** Something that only a server can do, and what an export for file servers has in its place: `npm run export` prints it. */
export interface ServerNeed {
  /** In a few words: “Cart and checkout”. */
  what: string;
  /** What is there when the export has a server elsewhere to lead to, as a sentence without its subject: “lead to the server”. */
  elsewhere: string;
  /** What is there without any. */
  alone: string;
  /** Addresses that only a server answers, with all behind them: no file is made of them, and nothing on a page leads to one. */
  addresses?: readonly string[];
}

/** What a feature hands in to the app: one object, in its `feature.ts`. */
export interface AppFeature {
  /** Pages that visitors look for. */
  pages?: readonly Page[];
  /** Addresses of the specification with a parameter: made by one module each. */
  parametric?: readonly RouteEntry[];
  /** Addresses outside the specification. */
  others?: readonly ExtraRoute[];
  /** Beginnings of addresses at which search engines have no business: of links in mails, say. */
  unlisted?: readonly string[];
  /** Its pieces of content: their pages, and what is found by searching. */
  contents?: FeatureContents;
  /** What browsers get of long lists. */
  extracts?: Extracts;
  /** What its script leaves in a visitor's browser. */
  stored?: readonly StoredThing[];
  /** For pages of its own and of other features. */
  frame?: FeatureFrame;
  /** Set by the one that loads the owner's scripts of others (`content/owner-scripts.ts`), and asks visitors before it does. */
  loadsOwnerScripts?: true;
  /** What of it needs a server. */
  serverNeeds?: readonly ServerNeed[];
  /**
   * Files that take the place of a server in an export, as texts by their addresses. `isThere` says whether a page is part of it; in `client`
   * are its pages, as they were built.
   */
  exportFiles?: (
    isThere: (path: string) => boolean,
    client: string,
  ) => Promise<Readonly<Record<string, string>>>;
}

/** Extracts of long lists for browsers, by the module under which they import them: its exports, as values for JSON (`app/virtual.d.ts`). */
export type Extracts = Readonly<Record<`virtual:${string}`, Readonly<Record<string, unknown>>>>;

/** What script leaves in a visitor's browser, as the privacy policy says it: nothing of it before they do something. */
export interface StoredThing {
  /** The key, or the cookie's name. */
  name: string;
  kind: StorageKind;
  holds: string;
  ends: string;
  /** Set where the site as it is set never writes it: then nobody is told of it. */
  isIdle?: boolean;
}

/** A page of the back office, whichever feature's it is. */
export function officePage(page: Required<Omit<ExtraRoute, "frame" | "isFile">>): ExtraRoute {
  return { ...page, frame: "back office" };
}

/** What the pages of one group have in common, so that an entry states only what is its own. */
type Defaults = Partial<Pick<Page, "header" | "footer" | "skin">>;

/** What a page says of itself, once: the `entry.ts` in its folder. */
export type Entry = Omit<Page, "group" | "header" | "footer" | "skin"> & Defaults;

/** The look of pages that say nothing of theirs, and of the showcase. */
export const defaultSkin: Skin = sharedSkins[siteSkin];

const siteDefaults = {
  header: siteFrame.header,
  footer: siteFrame.footer,
  skin: defaultSkin,
} as const satisfies Defaults;

/** Completes the entries of one group with the group's header, footer and skin (or the site's). */
export function pageGroup(group: PageGroup, defaults: Defaults, entries: readonly Entry[]): Page[] {
  return entries.map((entry) => ({ ...siteDefaults, ...defaults, ...entry, group }));
}
