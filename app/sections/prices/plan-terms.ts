import * as words from "#app/sections/words.ts";

/** How a price is followed by what it pays for; the terms are the specification's, point 3. */
export const perTerm = {
  monthly: words.aMonth,
  yearly: words.aYear,
  "PER MONTH": words.perMonth,
  "PER YEAR": words.perYear,
} as const;

/** What a price pays for. */
export type PlanTerm = keyof typeof perTerm;
