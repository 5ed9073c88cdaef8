import { commentReviewPath } from "#content/addresses.ts";
import { siteFrame } from "#content/site.ts";
import { type ExtraRoute, officePage } from "#registry/page.ts";
import { COMMENTS } from "#shared/comments/office-addresses.ts";
import * as words from "#shared/comments/words.ts";

export const others: readonly ExtraRoute[] = [
  {
    path: commentReviewPath(":token"),
    title: words.reviewComment,
    reason: "where the mail about a new comment leads its owner",
    module: "features/comments/pages/moderate.tsx",
    frame: siteFrame,
  },
  officePage({
    path: COMMENTS,
    title: words.comments,
    reason: "comments, to be let in or turned away",
    module: "features/comments/pages/office/comments.tsx",
  }),
];
