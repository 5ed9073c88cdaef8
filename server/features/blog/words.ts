/* What the blog's files say around its posts. */

export const feedTitle = "{site}: posts";
