/**
 * What stands in `site.ts` for facts that nobody has said yet. Nobody takes it for true: people who look at the site see what is missing,
 * and search engines are not told it.
 */
export const standIns = {
  tagline: "What you do, in one sentence",
  place: ["1 Your Street", "Your Town"],
  mail: "you@example.com",
  phone: "+00 000 000 000",
} as const;
