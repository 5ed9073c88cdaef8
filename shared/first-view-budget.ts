/** The most a first view of any page may be: kB as transferred, numbers of files, layout shift. The tests hold every page to it. */
export const firstViewBudget = {
  /** One kB above the first plan: decision 0013. */
  js: 116,
  earlyScripts: 0,
  css: 20,
  fonts: 70,
  fontFiles: 2,
  largestImage: 120,
  total: 500,
  layoutShift: 0.02,
} as const;
