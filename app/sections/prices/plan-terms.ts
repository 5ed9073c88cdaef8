/** How a price is followed by what it pays for; the terms are the specification's, point 3. */
export const perTerm = {
  monthly: "a month",
  yearly: "a year",
  "PER MONTH": "PER MONTH",
  "PER YEAR": "PER YEAR",
} as const;
