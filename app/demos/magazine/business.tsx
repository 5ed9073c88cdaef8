import { BLOG, PRIVACY, TEAM, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import { categoryPath } from "#content/post-pages.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { EyeMark } from "./bands/eye-mark/eye-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "The Quarterly Eye",
  mark: <EyeMark />,
  tagline: "A quarterly paper by nine people, free to read.",
  email: "desk@quarterlyeye.example",
  address: [],
  openingHours: [],
  social: [
    network("mastodon", "https://mastodon.example/@eye"),
    network("youtube", "https://www.youtube.com/@quarterly-eye-example"),
  ],
  legal: ["Published quarterly, free", "Copyright rests with the authors"],
  groups: [
    {
      // The pages of the subjects carry the numbers of this index.
      title: "By subject",
      links: [
        { label: "Business", href: categoryPath("business") },
        { label: "Consulting", href: categoryPath("consulting") },
        { label: "Fashion", href: categoryPath("fashion") },
        { label: "Lifestyle", href: categoryPath("lifestyle") },
        { label: "Startup", href: categoryPath("startup") },
        { label: "Travel", href: categoryPath("travel") },
      ],
    },
    {
      title: "On this page",
      links: [
        { label: "Front page", href: "#front-page" },
        { label: "Longest reads", href: "#long-reads" },
        { label: "Opinion", href: "#opinion" },
        { label: "Photo essay", href: "#photo-essay" },
        { label: "Film", href: "#film" },
      ],
    },
    {
      title: "The paper",
      links: [
        { label: "Writers", href: TEAM },
        { label: "By email", href: "#subscribe" },
        { label: "All posts", href: BLOG },
        { label: "Privacy", href: PRIVACY },
        { label: "Terms", href: TERMS },
      ],
    },
  ],
  letter: {
    heading: "The front page by email",
    text: "Sent when a new quarter begins: the lead, the longest reads and one picture. Unsubscribe with one click.",
  },
};
