import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import type { LinkGroup, NavigationLink } from "#content/navigation.ts";
import type { Site } from "#content/site.ts";

/**
 * Whose page it is, as every header and footer shows it: the site's owner (`content/site.ts`), or the business that a page is about, which
 * says so in its `handle`. What is left out here, a footer takes from the site.
 */
export interface Business extends Pick<Site, "name" | "email" | "social"> {
  /** The drawn word mark, in the colour of the text around it. */
  mark: ReactNode;
  /** The name as a footer sets it in large letters, where some of them are drawn: one line of text, unread. */
  lettering?: ReactNode;
  /** What it is, in one sentence of at most twelve words. */
  tagline: string;
  phone?: Site["phone"];
  /** Postal address without the name, one line each; none where nobody can come. */
  address: readonly string[];
  /** When somebody is there, in the zone of the address; none where it has no door. */
  openingHours: Site["openingHours"];
  /** What stands beside the year: the form of the company, its register, who took the pictures. */
  legal?: readonly string[];
  /** The links of a footer, the most important group first: places on the page, or pages that suit. */
  groups?: readonly LinkGroup[];
  /** The invitation to its letter, in the side panel and on a footer that is a postcard. */
  letter?: { heading: string; text: string };
  /** What a footer asks for in large letters, in two short sentences at most, and the button that does it. */
  call?: { heading: string; label: string; href: string };
  /** Its own pictures: a strip over a footer takes six, a picture beside the entries of a menu one for each. */
  pictures?: readonly PictureSource[];
  /** Symbol of a map in `public/drawings`; null: a footer with a map goes without. */
  map?: string | null;
}

/** What a page may say about what stands round it, as the route module's `handle`. A page without it gets the site's name and menu. */
export interface PageHandle {
  /** Whose page it is, where it is not the site owner's. */
  business?: Business;
  header?: {
    /**
     * The business's own links, four to six, in place of the site's menu: places on the page or fitting pages. The one entry after
     * them, "All demos", opens the panel of all home pages.
     */
    links?: readonly NavigationLink[];
    /** Sections of the page, shown as one dropdown (or as plain links by headers made for that). */
    sections?: readonly NavigationLink[];
    /** The business's own tool beside search and colours, 44 px wide: a shop's cart. */
    tool?: ReactNode;
    /** The scheme of the band under a transparent header, when it is the same in both schemes. */
    over?: "light" | "dark";
    /** Error texts of the side panel's form are announced but not seen (specification, point 5: startup home). */
    hideErrors?: boolean;
  };
}
