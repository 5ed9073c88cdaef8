export interface NavigationLink {
  label: string;
  href: string;
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

/** The footer's groups (specification, point 2), letter for letter. */
export const footerGroups = {
  company: {
    title: "Company",
    links: [
      { label: "About us", href: "/page/about-us" },
      { label: "Our services", href: "/page/our-services" },
      { label: "Our team", href: "/page/our-team" },
      { label: "Contact", href: "/page/contact-classic" },
    ],
  },
  customer: {
    title: "Customer",
    links: [
      { label: "Questions", href: "/page/faq-s" },
      { label: "Pricing", href: "/page/pricing-packages" },
      { label: "Our story", href: "/page/our-story" },
      { label: "Our process", href: "/page/our-process" },
    ],
  },
  additional: {
    title: "Additional",
    links: [
      { label: "Our story", href: "/page/our-story" },
      { label: "Who we are", href: "/page/who-we-are" },
      { label: "Our process", href: "/page/our-process" },
      { label: "Latest news", href: "/page/latest-news" },
    ],
  },
  resources: {
    title: "Resources",
    links: [
      { label: "Questions", href: "/page/faq-s" },
      { label: "What we offer", href: "/page/what-we-offer" },
      { label: "Our story", href: "/page/our-story" },
    ],
  },
} as const satisfies Record<string, LinkGroup>;
