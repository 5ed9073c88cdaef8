import { postTypePath } from "#content/post-pages.ts";
import { commentsOn } from "./feature.ts";

/** The one post that tests know: the owner's may be any others, or none. */
export const post = { id: 1, title: "Swifts", path: postTypePath("blog-standard-post", 1) };

export const feature = commentsOn((id) => (id === post.id ? post : undefined));
