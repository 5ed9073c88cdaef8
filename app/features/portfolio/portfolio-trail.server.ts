import type { NavigationLink } from "#content/navigation.ts";

/** The overview that cases lead back to. */
const overview = { label: "Work", href: "/portfolio/portfolio-classic-three-column" };

/** The pages above a page of the portfolio. */
export function portfolioTrail(path: string): readonly NavigationLink[] {
  const home = { label: "Home", href: "/" };
  return path === overview.href ? [home] : [home, overview];
}
