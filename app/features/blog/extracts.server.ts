import { categoryNotes, postCategories } from "#content/post-categories.ts";
import { categoryPath } from "#content/post-pages.ts";
import type { Extracts } from "#registry/page.ts";

/** Names of subjects without what is said of them. */
export const extracts: Extracts = {
  "virtual:subjects": {
    subjects: postCategories.map((id) => ({
      label: categoryNotes[id].title,
      href: categoryPath(id),
    })),
  },
};
