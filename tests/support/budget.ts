import { findContentPage } from "#registry/content-pages.ts";
import { findPage } from "#registry/pages.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import type { FirstView } from "./first-view.ts";

/** Skins led by their type, at most three, which may load more fonts than the others. In kB. */
const moreFonts: Readonly<Record<string, number>> = { quarterly: 95 };

/** What a measured page spends more than it may, as sentences; empty when it keeps to its budget. */
export function overBudget(path: string, view: FirstView): string[] {
  const { skin } = findPage(path) ?? findContentPage(path) ?? {};
  const fonts = moreFonts[skin?.name ?? ""] ?? firstViewBudget.fonts;
  return Object.entries({ ...firstViewBudget, fonts })
    .map(([part, limit]) => ({ part, limit, value: view[part as keyof FirstView] }))
    .filter(({ value, limit }) => value > limit)
    .map(({ part, value, limit }) => `${part}: ${Number(value.toFixed(3))} is more than ${limit}`);
}
