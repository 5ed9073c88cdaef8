import type { Feature } from "./contract/feature.ts";
import { accounts } from "./features/accounts/feature.ts";
import { backOffice } from "./features/back-office/feature.ts";
import { blog } from "./features/blog/feature.ts";
import { comments } from "./features/comments/feature.ts";
import { messages } from "./features/messages/feature.ts";
import { newsletter } from "./features/newsletter/feature.ts";
import { shop } from "./features/shop/feature.ts";

/** The features of the site's server, in the order in which a person's data is erased: accounts before what belongs to one. */
export const features = [
  accounts,
  shop,
  newsletter,
  messages,
  comments,
  backOffice,
  blog,
] as const satisfies readonly Feature[];
