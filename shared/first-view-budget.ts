/** The most a first view of any page may be: kB as transferred, numbers of files, layout shift. The tests hold every page to it. */
export const firstViewBudget = {
  /** 2 kB above the first plan: decisions 13, 40, 45, 48, 51 and 62. */
  js: 118,
  earlyScripts: 0,
  /** In files that no paint waits for. */
  css: 21,
  /** What of them comes with the page, before anything is drawn (decision 45). */
  firstStyles: 14,
  fonts: 70,
  fontFiles: 2,
  largestImage: 120,
  total: 500,
  layoutShift: 0.005,
} as const;
