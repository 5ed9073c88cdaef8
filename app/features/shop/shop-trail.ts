import { SHOP } from "#content/addresses.ts";
import type { NavigationLink } from "#content/navigation.ts";
import * as words from "./words.ts";

/** Above the shop's lists. */
export const shopTrail: readonly NavigationLink[] = [{ label: words.home, href: "/" }];

/** Above everything in the shop that is no list of all articles. */
export const insideShopTrail: readonly NavigationLink[] = [
  ...shopTrail,
  { label: words.shop, href: SHOP },
];
