import { PORTFOLIO } from "#content/addresses.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { findPage } from "#registry/pages.ts";
import * as words from "./words.ts";

/** The overview that cases lead back to. */
const overview = { label: words.work, href: PORTFOLIO };

/** The pages above a page of the portfolio. */
export function portfolioTrail(path: string): readonly NavigationLink[] {
  const home = { label: words.home, href: "/" };
  return path === overview.href ? [home] : [home, overview];
}

/** Where a list of projects stands: the pages above it, and what menus call it at the end of them. */
export function portfolioPlace(path: string) {
  return { trail: portfolioTrail(path), crumb: findPage(path)?.label };
}
