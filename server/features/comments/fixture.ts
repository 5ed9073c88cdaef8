import { commentsOn } from "./feature.ts";

/** The one post that tests know, which has no page: the owner's may be any others, or none. */
export const post = { id: 1, title: "Swifts", path: "/swifts" };

export const feature = commentsOn((id) => (id === post.id ? post : undefined));
