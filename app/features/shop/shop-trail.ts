import { SHOP } from "#content/addresses.ts";
import type { NavigationLink } from "#content/navigation.ts";

/** Above the shop's lists. */
export const shopTrail: readonly NavigationLink[] = [{ label: "Home", href: "/" }];

/** Above everything in the shop that is no list of all articles. */
export const insideShopTrail: readonly NavigationLink[] = [
  ...shopTrail,
  { label: "Shop", href: SHOP },
];
