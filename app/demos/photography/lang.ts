/** The facts of the page: stated here once, sentences are made from them. Ivo Lang is invented; so is every place. */
export const lang = {
  name: "Ivo Lang",
  email: "ivo@lang.example",
  address: ["The Ice House, second floor", "4 Breakwater Row", "Norrhaven"],
  openingHours: [{ days: "Thursdays", hours: "after hours, or by appointment" }],
  /** How many prints there are of each picture. */
  edition: 12,
} as const;
