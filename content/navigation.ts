import {
  ABOUT_US,
  CONTACT,
  NEWS,
  OFFER,
  PRICES,
  PROCESS,
  QUESTIONS,
  SERVICES,
  STORY,
  TEAM,
  WHO_WE_ARE,
} from "./addresses.ts";

export interface NavigationLink {
  label: string;
  href: string;
}

/** A link that may have no page: null, and it is not shown. */
export interface OptionalLink {
  label: string;
  href: string | null;
}

/** One column of a mega menu, or the whole of a dropdown. */
export interface LinkGroup {
  title: string;
  links: readonly NavigationLink[];
}

/**
 * An entry of the menu bar. The links behind an entry are HTML that is already in the page (`list` names it, `columns` is how many
 * it fills side by side), except those that a page says of itself. A `quiet` one steps back behind its neighbours.
 */
export type MenuEntry =
  | { kind: "link"; label: string; href: string }
  | { kind: "dropdown" | "mega"; label: string; list: string; columns: number; quiet?: boolean }
  | { kind: "dropdown"; label: string; links: readonly NavigationLink[] };

/** A page in the menu, or a word with some pages below it. */
export type MenuItem = NavigationLink | LinkList;

interface LinkList {
  label: string;
  links: readonly NavigationLink[];
}

/**
 * Your pages, for menus and footers, in this order: `{ label: "Blog", href: BLOG }`. Null: menus show all pages of the site by their groups, as
 * the showcase needs it (`menu.ts`), and footers those below.
 */
export const pageList: readonly MenuItem[] | null = null;

/** The footer's groups (specification, point 2), letter for letter. */
export const footerGroups = {
  company: {
    title: "Company",
    links: [
      { label: "About us", href: ABOUT_US },
      { label: "Our services", href: SERVICES },
      { label: "Our team", href: TEAM },
      { label: "Contact", href: CONTACT },
    ],
  },
  customer: {
    title: "Customer",
    links: [
      { label: "Questions", href: QUESTIONS },
      { label: "Pricing", href: PRICES },
      { label: "Our story", href: STORY },
      { label: "Our process", href: PROCESS },
    ],
  },
  additional: {
    title: "Additional",
    links: [
      { label: "Our story", href: STORY },
      { label: "Who we are", href: WHO_WE_ARE },
      { label: "Our process", href: PROCESS },
      { label: "Latest news", href: NEWS },
    ],
  },
  resources: {
    title: "Resources",
    links: [
      { label: "Questions", href: QUESTIONS },
      { label: "What we offer", href: OFFER },
      { label: "Our story", href: STORY },
    ],
  },
} as const satisfies Record<string, LinkGroup>;
