// @chunk format-number
import { site } from "#content/site.ts";
import { type NumberFacts, writeWhole } from "#shared/locale/write-numbers.ts";

declare global {
  /** Of a build (`scripts/vite/locale-constants.ts`), where the site's locale has the figures that it knows. */
  const LOCALE_NUMBERS: NumberFacts | undefined;
}

/** How the site's locale writes numbers; without it `Intl` is asked. */
export const numberFacts = typeof LOCALE_NUMBERS === "undefined" ? null : LOCALE_NUMBERS;

/** A whole number as the site's locale writes it: `1234` → "1,234". */
export function formatNumber(value: number): string {
  return (numberFacts && writeWhole(value, numberFacts)) ?? value.toLocaleString(site.locale);
}
