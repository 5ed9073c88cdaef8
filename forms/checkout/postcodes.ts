import * as words from "#shared/shop/words.ts";
import { fill } from "#shared/words.ts";

/** How postcodes are written in a country, with one to show in the message; countries without an entry take any. */
const postcodes: Readonly<Record<string, { pattern: RegExp; example: string }>> = {
  AT: { pattern: /^\d{4}$/, example: "1070" },
  BE: { pattern: /^\d{4}$/, example: "1000" },
  DE: { pattern: /^\d{5}$/, example: "10117" },
  ES: { pattern: /^\d{5}$/, example: "28012" },
  FR: { pattern: /^\d{5}$/, example: "75011" },
  IE: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: "D02 X285" },
  IT: { pattern: /^\d{5}$/, example: "20121" },
  LU: { pattern: /^(?:L-?)?\d{4}$/i, example: "1331" },
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: "1012 AB" },
  PT: { pattern: /^\d{4}-?\d{3}$/, example: "1200-195" },
  US: { pattern: /^\d{5}(?:-\d{4})?$/, example: "10001" },
};

/** The message for a postcode that cannot be one of this country, or null. */
export function postcodeProblem(postcode: string, country: string): string | null {
  const rule = Object.hasOwn(postcodes, country) ? postcodes[country] : undefined;
  if (!rule || rule.pattern.test(postcode)) return null;
  return fill(words.postcodeLike, { example: rule.example });
}
