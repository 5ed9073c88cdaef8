import { BLOG_CLASSIC, PRIVACY, SEARCH, TEAM } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { MarginMark } from "./bands/margin-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Margin",
  mark: <MarginMark />,
  tagline: "Essays set like a good book, with notes in the margin.",
  email: "editor@margin.example",
  address: [],
  openingHours: [],
  social: [network("mastodon", "https://mastodon.example/@margin")],
  legal: ["Texts belong to their authors"],
  groups: [
    {
      title: "Contents",
      links: [
        { label: "Newest", href: "#posts" },
        { label: "Index", href: "#index" },
        { label: "Search", href: SEARCH },
        { label: "Authors", href: TEAM },
      ],
    },
    {
      title: "About Margin",
      links: [
        { label: "Colophon", href: "#colophon" },
        { label: "Illustrated edition", href: BLOG_CLASSIC },
        { label: "RSS", href: "/feed.xml" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "The monthly letter",
    text: "Sent once a month: one post in full, with the notes for which its margin had no room. One click cancels it.",
  },
};
