import { TEMPLATE } from "#content/addresses.ts";
import type { NavigationLink } from "#content/navigation.ts";

/** The pages above each page-title demonstration. */
export const showcaseTrail: readonly NavigationLink[] = [
  { label: "Home", href: "/" },
  { label: "All demos", href: `${TEMPLATE}#demos` },
];
