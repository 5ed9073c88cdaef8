import { BLOG } from "#content/addresses.ts";
import type { NavigationLink } from "#content/navigation.ts";
import * as words from "./words.ts";

/** Above every page of the blog but its first. */
export const blogTrail: readonly NavigationLink[] = [
  { label: words.home, href: "/" },
  { label: words.blog, href: BLOG },
];
