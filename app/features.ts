import type { AppFeature } from "#registry/page.ts";
import { accounts } from "./features/accounts/feature.ts";
import { backOffice } from "./features/back-office/feature.ts";
import { blog } from "./features/blog/feature.ts";
import { comments } from "./features/comments/feature.ts";
import { docs } from "./showcase/docs/feature.ts";
import { embeds } from "./features/embeds/feature.ts";
import { messages } from "./features/messages/feature.ts";
import { newsletter } from "./features/newsletter/feature.ts";
import { ownerScriptsFeature } from "./features/owner-scripts/feature.ts";
import { portfolio } from "./features/portfolio/feature.ts";
import { search } from "./features/search/feature.ts";
import { showcaseBar } from "./showcase/bar/feature.ts";
import { officeWalk } from "./showcase/office-walk/feature.ts";
import { template } from "./showcase/template/feature.ts";
import { shop } from "./features/shop/feature.ts";

/** The features that browsers see. */
export const features: readonly AppFeature[] = [
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
  ownerScriptsFeature,
  template,
  officeWalk,
  docs,
  showcaseBar,
];
