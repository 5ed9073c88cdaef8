import { BLOG_CLASSIC, PRIVACY, SEARCH, TEAM } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { MarginMark } from "./bands/margin-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Margin",
  mark: <MarginMark />,
  tagline: "A blog set like a good book, with notes beside it.",
  email: "editor@margin.example",
  address: [],
  openingHours: [],
  social: [network("mastodon", "https://mastodon.example/@margin")],
  legal: ["Texts belong to their authors"],
  groups: [
    {
      title: "Read on",
      links: [
        { label: "Newest", href: "#posts" },
        { label: "Index", href: "#index" },
        { label: "Search", href: SEARCH },
        { label: "Authors", href: TEAM },
      ],
    },
    {
      title: "About this blog",
      links: [
        { label: "Colophon", href: "#colophon" },
        { label: "With pictures", href: BLOG_CLASSIC },
        { label: "RSS", href: "/feed.xml" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "A letter with wide margins",
    text: "Once a month, one post in full and the notes that had no room beside it. One click takes you off the list.",
  },
};
