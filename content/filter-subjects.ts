const subjects = [
  { key: "fashion", title: "FASHION" },
  { key: "travel", title: "TRAVEL" },
  { key: "lifestyle", title: "LIFESTYLE" },
  { key: "business", title: "BUSINESS" },
] as const;

/** The word by which a post or a project names a subject among its categories. */
export type FilterSubject = (typeof subjects)[number]["key"];

/**
 * What posts and projects can be filtered by, in the words of the filter (specification, point 3); none at all is a list, too. `key` is the
 * one that a post or a project names among its categories. All categories of posts are in `post-categories.ts`.
 */
export const filterSubjects: readonly { key: FilterSubject; title: string }[] = subjects;
