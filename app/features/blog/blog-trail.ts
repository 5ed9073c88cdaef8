import type { NavigationLink } from "#content/navigation.ts";

/** Above every page of the blog but its first. */
export const blogTrail: readonly NavigationLink[] = [
  { label: "Home", href: "/" },
  { label: "Blog", href: "/blogs/blog-standard" },
];
