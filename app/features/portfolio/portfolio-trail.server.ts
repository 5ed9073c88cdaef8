import { PORTFOLIO } from "#content/addresses.ts";
import type { NavigationLink } from "#content/navigation.ts";
import * as words from "./words.ts";

/** The overview that cases lead back to. */
const overview = { label: words.work, href: PORTFOLIO };

/** The pages above a page of the portfolio. */
export function portfolioTrail(path: string): readonly NavigationLink[] {
  const home = { label: words.home, href: "/" };
  return path === overview.href ? [home] : [home, overview];
}
