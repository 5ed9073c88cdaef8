import type { Feature } from "./contract/feature.ts";
import { accounts } from "./features/accounts/feature.ts";
import { backOffice } from "./features/back-office/feature.ts";
import { blog } from "./features/blog/feature.ts";
import { comments } from "./features/comments/feature.ts";
import { messages } from "./features/messages/feature.ts";
import { newsletter } from "./features/newsletter/feature.ts";
import { shop } from "./features/shop/feature.ts";

/** The features of the site's server, in the order in which a person's data is erased: accounts before what belongs to one. */
const list = [
  accounts,
  shop,
  newsletter,
  messages,
  comments,
  backOffice,
  blog,
] as const satisfies readonly Feature[];

/** For whoever walks over them. */
export const features: readonly Feature[] = list;

/** The same with what each makes of itself, for types. */
export type SiteFeatures = typeof list;
