/** The blog's feeds: addresses, and what the pages tell feed readers of them. */
export const feedFiles = [
  { path: "/feed.xml", type: "application/rss+xml", title: "Posts (RSS)" },
  { path: "/atom.xml", type: "application/atom+xml", title: "Posts (Atom)" },
  { path: "/feed.json", type: "application/feed+json", title: "Posts (JSON Feed)" },
] as const;
