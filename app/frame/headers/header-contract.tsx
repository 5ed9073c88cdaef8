import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { menu } from "virtual:menu";
import type { MenuEntry, NavigationLink } from "#content/navigation.ts";
import { greeting, type Site, site } from "#content/site.ts";
import { SiteMark } from "#app/elements/text/site-mark.tsx";
import * as words from "#app/frame/words.ts";

/**
 * What a page may say about its own header, as the route module's `handle`. Everything is optional: a page without it gets the
 * site's name and menu.
 */
export interface PageHandle {
  header?: {
    /** The business's drawn word mark, in the colour of the text around it. */
    brand?: ReactNode;
    /** Name of the business, read out for the mark. */
    brandName?: string;
    /**
     * The business's own links, four to six, in place of the site's menu: places on the page or fitting pages. The one entry after
     * them, "All demos", opens the panel of all home pages.
     */
    links?: readonly NavigationLink[];
    /** Sections of the page, shown as one dropdown (or as plain links by headers made for that). */
    sections?: readonly NavigationLink[];
    /** Headline of the side panel. */
    greeting?: { heading: string; text: string };
    /** The business's own tool beside search and colours, 44 px wide: a shop's cart. */
    tool?: ReactNode;
    /** How to reach the business, for headers that show it; the site's own when left out. */
    contact?: Contact;
    /** The scheme of the band under a transparent header, when it is the same in both schemes. */
    over?: "light" | "dark";
    /** Error texts of the side panel's form are announced but not seen (specification, point 5: startup home). */
    hideErrors?: boolean;
  };
}

/** How to reach a business, as the strip over a header and the foot of a menu show it. */
export type Contact = Pick<Site, "email"> & Partial<Pick<Site, "phone" | "openingHours">>;

/** What every header style is given: the same data, whatever it makes of it. */
export interface HeaderData {
  brand: ReactNode;
  brandName: string;
  menu: readonly MenuEntry[];
  sections: readonly NavigationLink[];
  greeting: { heading: string; text: string };
  tool: ReactNode;
  contact: Contact;
  over: "light" | "dark" | undefined;
  hideErrors: boolean;
}

/** Collects the header's data for the page on screen. */
export function useHeaderData(): HeaderData {
  const matches = useMatches();
  const own = (matches.at(-1)?.handle as PageHandle | undefined)?.header;
  const sections = own?.sections ?? own?.links ?? [];
  return {
    brand: own?.brand ?? <SiteMark />,
    brandName: own?.brandName ?? site.name,
    menu: own?.links ? ownMenu(own.links) : siteMenu(sections),
    sections,
    tool: own?.tool,
    contact: own?.contact ?? site,
    over: own?.over,
    hideErrors: own?.hideErrors ?? false,
    greeting: own?.greeting ?? greeting,
  };
}

function siteMenu(sections: readonly NavigationLink[]): readonly MenuEntry[] {
  if (sections.length === 0) return menu;
  return [...menu, { kind: "dropdown", label: words.thisPage, links: sections }];
}

/** The site's first entry leads to all home pages, as long as there are several. */
function ownMenu(links: readonly NavigationLink[]): readonly MenuEntry[] {
  const own = links.map((link) => ({ kind: "link", ...link }) as const);
  const demos = menu[0];
  return demos && "list" in demos && demos.list === "demos"
    ? [...own, { ...demos, label: words.allDemos, quiet: true }]
    : own;
}
