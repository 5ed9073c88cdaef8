/**
 * What posts and projects can be filtered by, in the words of the filter (specification, point 3). `key` is the one that a post
 * or a project names among its categories. All categories of posts are in `post-categories.ts`.
 */
export const filterSubjects = [
  { key: "fashion", title: "FASHION" },
  { key: "travel", title: "TRAVEL" },
  { key: "lifestyle", title: "LIFESTYLE" },
  { key: "business", title: "BUSINESS" },
] as const;
