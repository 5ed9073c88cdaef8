/**
 * The look of posts whose address names no presentation (`POST` in `content/addresses.ts`): the module of one of the nine in `types`, or of one
 * of the five layouts beside this file.
 */
export const postLook = "features/blog/pages/types/blog-standard-post.tsx";
