/** The interface icons the site uses, by their Lucide names. After a change: `npm run icons`. */
export const iconNames = [
  "arrow-down",
  "arrow-up",
  "check",
  "copy",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "menu",
  "moon",
  "pause",
  "play",
  "plus",
  "search",
  "sun",
  "x",
] as const;

export type IconName = (typeof iconNames)[number];
