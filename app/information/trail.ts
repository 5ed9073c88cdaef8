import { ABOUT_US } from "#content/addresses.ts";
import type { NavigationLink } from "#content/navigation.ts";

/** Above the first page about the company. */
export const homeTrail: readonly NavigationLink[] = [{ label: "Home", href: "/" }];

/** Above every other page about the company. */
export const companyTrail: readonly NavigationLink[] = [
  ...homeTrail,
  { label: "About us", href: ABOUT_US },
];
