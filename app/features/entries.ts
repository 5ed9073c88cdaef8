import type { FeatureAddresses } from "#registry/page.ts";
import { accounts } from "./accounts/pages/entries.ts";
import { backOffice } from "./back-office/pages/entries.ts";
import { blog } from "./blog/pages/entries.ts";
import { comments } from "./comments/pages/entries.ts";
import { embeds } from "./embeds/entries.ts";
import { messages } from "./messages/pages/entries.ts";
import { newsletter } from "./newsletter/pages/entries.ts";
import { portfolio } from "./portfolio/pages/entries.ts";
import { search } from "./search/pages/entry.ts";
import { shop } from "./shop/pages/entries.ts";

/** The features that browsers see. */
export const features: readonly FeatureAddresses[] = [
  portfolio,
  blog,
  shop,
  accounts,
  newsletter,
  comments,
  messages,
  backOffice,
  search,
  embeds,
];
