import { TEMPLATE } from "./addresses.ts";
import { network, type SocialLink } from "./networks.ts";

/**
 * The site owner's facts: change these first when you make Vitrine your own. Header, footer, mails, robots.txt, social cards
 * and structured data all read them from here.
 */
export interface Site {
  /** Shown in titles, mails and the footer. */
  name: string;
  /** One sentence; the default description and the social card's subtitle. */
  tagline: string;
  /** BCP 47 tag of the content. */
  language: string;
  /** How dates, numbers and prices are written, where it differs from the language alone. */
  locale: string;
  /** IANA zone in which opening hours and preferred times are meant. */
  timeZone: string;
  /** What the place of that zone is called, where not as the zone is: “Wien” for `Europe/Vienna`. */
  place?: string;
  /**
   * Postal address, one line each, the name first, as printed on letters and required in newsletters. Where visitors
   * come to is `showroom` in `embeds.ts`.
   */
  address: readonly string[];
  email: string;
  /**
   * `display` as it is read; `href` is `tel:` with the same digits, but for the “(0)” of “+44 (0)20 …”. Contact pages show
   * it, and some headers and footers: the default footer does not.
   */
  phone: { display: string; href: string };
  /** When somebody is there, in `timeZone`. */
  openingHours: readonly { days: string; hours: string }[];
  /** The credit link in every footer: who made the template. Null: there is none. */
  credit: { label: string; href: string } | null;
  /** Networks, in the order shown; none: nothing stands in their place. */
  social: readonly SocialLink[];
}

export const site: Site = {
  name: "Vitrine",
  tagline: "Thirty-eight home pages, one set of blocks, and a server that really answers.",
  language: "en",
  locale: "en-GB",
  timeZone: "Europe/Paris",
  address: ["Vitrine", "12 Passage des Marchands", "75011 Paris", "France"],
  email: "hello@vitrine.example",
  phone: { display: "+33 1 99 00 12 34", href: "tel:+33199001234" },
  openingHours: [
    { days: "Monday to Thursday", hours: "9:00 to 18:00" },
    { days: "Friday", hours: "9:00 to 15:00" },
  ],
  credit: { label: "Vitrine", href: TEMPLATE },
  social: [
    network("instagram", "https://www.instagram.com/vitrine.example"),
    network("mastodon", "https://mastodon.example/@vitrine"),
    network("youtube", "https://www.youtube.com/@vitrine-example"),
    network("github", "https://github.com/vitrine-example"),
    network("dribbble", "https://dribbble.com/vitrine-example"),
  ],
};

// What follows stands apart, so that pages that show nothing of it do not carry it.

/** Where the template's code is fetched from (`git clone …`): pages say it as soon as it is set. */
export const repository: string | null = null;

/** Which page stands at `/` as well. Unless there is such a page, it is the first home page; an entry that says `path: "/"` comes before. */
export const frontPath = "/home-consulting";

/** The look of pages that have none of their own: a name in `app/skins/shared.ts`. */
export const siteSkin = "vitrine";

/** What stands round them: names of `app/frame/headers` and `app/frame/footers`. */
export const siteFrame = { header: "transparent-header", footer: "footer-style-01" } as const;

/** For the site as an application on a home screen: sRGB. Its icons are drawn from `public/favicon.svg` (`npm run media`). */
export const appColours = { background: "#f7f5f0", theme: "#1d1b33" };

/** Days on which nobody is there, below the opening hours; null: there are none. */
export const closedDays: string | null = "Saturday and Sunday";

/** What the side panel says, where a page has words of its own for none of it; `letter` only where there is a letter to ask for. */
export const greeting: { heading: string; text: string; letter?: string } = {
  heading: "Good to see you.",
  text: "Look around: everything here can be yours.",
  letter:
    "One letter a month: what was added to the template, and why. No tracking, and one click to leave.",
};
