import { findContentPage } from "#content/content-pages.ts";
import { findPage } from "#content/pages/registry.ts";
import type { FirstView } from "./first-view.ts";

/** The most a first view may be: kB as transferred, numbers of files, layout shift. */
export const budget = {
  /** One kB above the first plan: decision 0013. */
  js: 116,
  earlyScripts: 0,
  css: 20,
  fonts: 70,
  fontFiles: 2,
  largestImage: 120,
  total: 500,
  layoutShift: 0.02,
} as const satisfies Partial<Record<keyof FirstView, number>>;

/** Skins led by their type, at most three, which may load more fonts than the others. In kB. */
const moreFonts: Readonly<Record<string, number>> = { quarterly: 95 };

/** What a measured page spends more than it may, as sentences; empty when it keeps to its budget. */
export function overBudget(path: string, view: FirstView): string[] {
  const { skin = "" } = findPage(path) ?? findContentPage(path) ?? {};
  const fonts = moreFonts[skin] ?? budget.fonts;
  return Object.entries({ ...budget, fonts })
    .map(([part, limit]) => ({ part, limit, value: view[part as keyof FirstView] }))
    .filter(({ value, limit }) => value > limit)
    .map(({ part, value, limit }) => `${part}: ${Number(value.toFixed(3))} is more than ${limit}`);
}
