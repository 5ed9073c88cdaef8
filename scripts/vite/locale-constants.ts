import { localeFacts } from "#shared/locale/facts.ts";

/** What `app/lib` writes days and numbers by, for `define`: asked of `Intl` here, once, and not in each visitor's browser. */
export function localeConstants(locale: string): Record<string, string> {
  const { days, numbers } = localeFacts(locale);
  const literal = (facts: object | null) => (facts ? JSON.stringify(facts) : "undefined");
  return { LOCALE_DAYS: literal(days), LOCALE_NUMBERS: literal(numbers) };
}
