/** The blog's feeds: addresses, and what the pages tell feed readers of them. */
export const feedFiles = [
  { path: "/feed.xml", type: "application/rss+xml", title: "Posts (RSS)" },
  { path: "/atom.xml", type: "application/atom+xml", title: "Posts (Atom)" },
  { path: "/feed.json", type: "application/feed+json", title: "Posts (JSON Feed)" },
] as const;

/**
 * By what readers know the posts, with their numbers. Never changed once the site is public: every post would be new again. `address` null:
 * as PUBLIC_URL says; a site that moves to another one writes its old PUBLIC_URL here. `since`: a day on which that was its owner's.
 */
export const knownBy: { address: string | null; since: string } = {
  address: null,
  since: "2026-01-01",
};
