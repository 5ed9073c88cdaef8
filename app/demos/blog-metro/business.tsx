import { BLOG_GRID, BLOG_SIMPLE, PRIVACY, TEAM } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { TilesMark } from "./bands/tiles-mark.tsx";
import { TilesName } from "./bands/tiles-name/tiles-name.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Tiles",
  mark: <TilesMark />,
  lettering: <TilesName />,
  tagline: "A blog on one wall. Every post is a tile.",
  email: "post@tiles.example",
  address: [],
  openingHours: [],
  social: [
    network("mastodon", "https://mastodon.example/@tiles"),
    network("instagram", "https://www.instagram.com/tiles-blog.example"),
  ],
  legal: ["Words and pictures belong to their authors"],
  groups: [
    {
      title: "Subjects",
      links: [
        { label: "Fashion", href: "?filter=fashion#posts" },
        { label: "Travel", href: "?filter=travel#posts" },
        { label: "Lifestyle", href: "?filter=lifestyle#posts" },
        { label: "Business", href: "?filter=business#posts" },
      ],
    },
    {
      title: "Read it your way",
      links: [
        { label: "By word", href: "#words" },
        { label: "As a list", href: BLOG_SIMPLE },
        { label: "As a grid", href: BLOG_GRID },
        { label: "By RSS", href: "/feed.xml" },
      ],
    },
    {
      title: "About Tiles",
      links: [
        { label: "Authors", href: TEAM },
        { label: "Monthly email", href: "#subscribe" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "The month in one email",
    text: "Every new tile and how it starts, once a month. One click and you’re off the list.",
  },
};
