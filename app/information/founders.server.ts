import { ifThere } from "#content/addresses.ts";
import { authorPath } from "#content/post-pages.ts";
import type { PictureSource } from "#content/media.ts";
import { team } from "#content/team.ts";
import type { TeamSlug } from "./team-slug.ts";

export interface Founder {
  slug: TeamSlug;
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
  /** Their posts; null without a blog. */
  href: string | null;
}

/** All of them, in the order of `content/team.ts`. */
export const founders: readonly Founder[] = team.map(
  ({ slug, name, img, description, subject, trade, town }) => ({
    slug,
    name,
    trade,
    town,
    text: description,
    subject,
    picture: img,
    href: ifThere(authorPath(slug)),
  }),
);

/** The founder with this slug. */
export function founder(slug: TeamSlug): Founder {
  return founders.find((one) => one.slug === slug)!;
}
