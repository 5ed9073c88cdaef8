import { authorPath } from "#content/post-pages.ts";
import type { PictureSource } from "#content/media.ts";
import { team } from "#content/team.ts";

/** What the company's pages say of each founder beside what `content/team.ts` says everywhere. */
const particulars = {
  "imani-brooks": { trade: "Selling", town: "Leeds" },
  "walter-eriksen": { trade: "Estates", town: "Bristol" },
  "nadia-rahmani": { trade: "Security", town: "Paris" },
  "aoife-brennan": { trade: "Money", town: "Dublin" },
  "theo-lindqvist": { trade: "Engineering", town: "Gothenburg" },
  "june-castellano": { trade: "Design", town: "Paris" },
  "kofi-mensah": { trade: "Prices", town: "Accra" },
  "rosalind-hale": { trade: "Launches", town: "Norwich" },
  "mei-tanaka": { trade: "Customers", town: "Osaka" },
} as const satisfies Record<string, { trade: string; town: string }>;

export type FounderSlug = keyof typeof particulars;

export interface Founder {
  slug: FounderSlug;
  name: string;
  /** The one word on their door. */
  trade: string;
  /** Where they work on ordinary days. */
  town: string;
  /** Two or three sentences in their own voice. */
  text: string;
  /** What they write about, as the end of a sentence. */
  subject: string;
  picture: PictureSource;
  /** Their posts. */
  href: string;
}

/** All of them, in the order of `content/team.ts`. */
export const founders: readonly Founder[] = team.map(
  ({ slug, name, img, description, subject }) => {
    if (!isFounder(slug))
      throw new Error(`app/information/founders.server.ts says nothing of ${slug}.`);
    return {
      slug,
      name,
      ...particulars[slug],
      text: description,
      subject,
      picture: img,
      href: authorPath(slug),
    };
  },
);

/** The founder with this slug. */
export function founder(slug: FounderSlug): Founder {
  const found = founders.find((one) => one.slug === slug);
  if (!found) throw new Error(`content/team.ts has nobody with the slug ${slug}.`);
  return found;
}

function isFounder(slug: string): slug is FounderSlug {
  return slug in particulars;
}
