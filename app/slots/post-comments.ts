import { commentCount } from "#app/features/comments/comment-count.ts";
import { PostComments } from "#app/features/comments/post-comments.tsx";
import type { PostCommentsProps, SlotOf } from "./contract.ts";

/** What stands under a post. */
export const postComments: SlotOf<PostCommentsProps> = [PostComments];

/** How many comments there are, in words. */
export const commentCounts: readonly ((count: number) => string)[] = [commentCount];
