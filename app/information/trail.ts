import type { NavigationLink } from "#content/navigation.ts";

/** The pages above every page about the company. */
export const companyTrail: readonly NavigationLink[] = [
  { label: "Home", href: "/" },
  { label: "About us", href: "/page/about-us" },
];
